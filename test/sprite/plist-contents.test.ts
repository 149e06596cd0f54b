import { describe, expect, it } from '@jest/globals';
import { corners, format, frameOf, keys, parse, plist, text, trimmed } from './sheets.js';

describe('a sheet in format 0', () => {
  const frame = {
    x: '<integer>2</integer>',
    y: '<integer>3</integer>',
    width: '<integer>51</integer>',
    height: '<integer>109</integer>',
  };
  const offsets = { offsetX: '<real>-6</real>', offsetY: '<real>-1.5</real>' };

  it('has single numbers', () => {
    const original = { originalWidth: '<integer>85</integer>', originalHeight: '<integer>121</integer>' };
    const texture =
      '<key>texture</key><dict><key>width</key><integer>512</integer><key>height</key><integer>256</integer></dict>';
    const sheet = parse(plist(keys({ ...frame, ...offsets, ...original }), texture));
    expect(sheet.format).toBe(0);
    expect(sheet.texture).toEqual({ url: 'sheets/hero.png', size: { width: 512, height: 256 } });
    expect(sheet.frames).toEqual([expect.objectContaining({ name: 'a.png', rotated: false, ...trimmed })]);
  });

  it('can have a negative height, as some packers write it', () => {
    const original = { originalWidth: '<integer>85</integer>', originalHeight: '<integer>-121</integer>' };
    expect(frameOf(plist(keys({ ...frame, ...offsets, ...original })))).toMatchObject(trimmed);
  });

  it('is untrimmed by default', () => {
    const { rect } = trimmed;
    const whole = { rect, offset: { x: 0, y: 0 }, originalSize: { width: 51, height: 109 } };
    expect(frameOf(plist(keys(frame)))).toMatchObject(whole);
    expect(
      frameOf(plist(keys({ ...frame, originalWidth: '<integer>0</integer>', originalHeight: '<integer>0</integer>' }))),
    ).toMatchObject(whole);
  });
});

describe('a sheet in format 1 or 2', () => {
  const frame = { frame: text('{{2,3},{51,109}}'), offset: text('{-6,-1.5}'), sourceSize: text('{85,121}') };

  it('has braces', () => {
    expect(parse(plist(keys(frame), format(1)))).toMatchObject({ format: 1, frames: [{ ...trimmed, rotated: false }] });
    expect(parse(plist(keys(frame), format(2)))).toMatchObject({ format: 2, frames: [{ ...trimmed, rotated: false }] });
  });

  it('can rotate frames; their rect has the size of the upright picture', () => {
    expect(frameOf(plist(keys({ ...frame, rotated: '<true/>' }), format(2)))).toMatchObject({
      ...trimmed,
      rotated: true,
    });
  });

  it('is untrimmed by default', () => {
    const whole = { offset: { x: 0, y: 0 }, originalSize: { width: 51, height: 109 }, rotated: false };
    expect(frameOf(plist(keys({ frame: frame.frame }), format(2)))).toMatchObject(whole);
  });
});

describe('a sheet in format 3', () => {
  const frame = {
    spriteOffset: text('{-6,-1.5}'),
    spriteSize: text('{51,109}'),
    spriteSourceSize: text('{85,121}'),
    textureRect: text('{{2,3},{51,109}}'),
    textureRotated: '<true/>',
  };

  it('has other keys', () => {
    expect(parse(plist(keys(frame), format(3)))).toMatchObject({
      format: 3,
      aliases: [],
      frames: [{ ...trimmed, rotated: true }],
    });
  });

  it('can have the keys of format 2, as free-tex-packer writes it', () => {
    const other = { frame: text('{{2,3},{51,109}}'), offset: text('{-6,-1.5}'), sourceSize: text('{85,121}') };
    const sheet = parse(plist(keys({ ...other, rotated: '<true/>' }), format(3)));
    expect(sheet).toMatchObject({ format: 3, frames: [{ ...trimmed, rotated: true }] });
  });

  it('takes the size from spriteSize, else from textureRect', () => {
    expect(frameOf(plist(keys({ ...frame, textureRect: text('{{2,3},{109,51}}') }), format(3)))).toMatchObject(trimmed);
    expect(
      frameOf(plist(keys(frame).replace('<key>spriteSize</key><string>{51,109}</string>', ''), format(3))),
    ).toMatchObject(trimmed);
  });

  it('has aliases for frames', () => {
    const aliases = '<array><string>hero</string><string>idle</string></array>';
    const sheet = parse(plist(keys({ ...frame, aliases }), format(3)));
    expect(sheet.aliases).toEqual([
      ['hero', sheet.frames[0]],
      ['idle', sheet.frames[0]],
    ]);
  });

  it('has anchors, counted from the bottom and converted', () => {
    expect(frameOf(plist(keys({ ...frame, anchor: text('{0.25,0}') }), format(3))).anchor).toEqual({ x: 0.25, y: 1 });
  });

  it('has outlines', () => {
    const polygon = { vertices: text('0 0 20 0 0 20'), verticesUV: text('2 3 22 3 2 23'), triangles: text(' 0 1\n2 ') };
    expect(frameOf(plist(keys({ ...frame, ...polygon }), format(3))).polygon).toEqual({
      ...{ vertices: corners(0, 0, 20, 0, 0, 20), verticesUV: corners(2, 3, 22, 3, 2, 23), triangles: [[0, 1, 2]] },
    });
    const none = { vertices: text(''), verticesUV: text(' '), triangles: text('') };
    expect(frameOf(plist(keys({ ...frame, ...none }), format(3))).polygon).toEqual({
      ...{ vertices: [], verticesUV: [], triangles: [] },
    });
  });

  it.each([
    [{ triangles: '0 1 3' }, 'triangles: expected indices of the 3 vertices, got "0 1 3"'],
    [{ triangles: '0 1' }, 'triangles: expected groups of 3 numbers, got "0 1"'],
    [{ vertices: '0 0 1 1 2' }, 'vertices: expected groups of 2 numbers, got "0 0 1 1 2"'],
    [{ vertices: '0 0 a 1 2 2' }, 'vertices: expected numbers separated by spaces, got "0 0 a 1 2 2"'],
    [{ verticesUV: '0 0' }, 'verticesUV: expected 3 corners, as many as vertices, got "0 0"'],
  ])('is rejected with an outline like %j', (wrong, message) => {
    const polygon = { vertices: '0 0 1 1 2 2', verticesUV: '0 0 1 1 2 2', triangles: '0 1 2', ...wrong };
    const texts = Object.fromEntries(Object.entries(polygon).map(([key, value]) => [key, text(value)]));
    expect(() => parse(plist(keys({ ...frame, ...texts }), format(3)))).toThrow(`frames["a.png"].${message}`);
  });
});

describe('a sheet without a format', () => {
  it('has the format of its frames', () => {
    expect(parse(plist(keys({ frame: text('{{0,0},{1,1}}') }))).format).toBe(2);
    expect(parse(plist(keys({ textureRect: text('{{0,0},{1,1}}') }))).format).toBe(3);
    expect(parse('<plist><dict><key>frames</key><dict/></dict></plist>')).toMatchObject({ format: 0, frames: [] });
  });
});
