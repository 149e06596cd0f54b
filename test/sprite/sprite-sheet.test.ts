import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseSpriteSheet, type SpriteSheet } from 'rx-motion/sprite';

/** A property list whose values are written as XML. */
function plist(frame: string, metadata: string = ''): string {
  return `<plist><dict><key>frames</key><dict><key>a.png</key><dict>${frame}</dict></dict>${metadata}</dict></plist>`;
}

function keys(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `<key>${key}</key>${value}`)
    .join('');
}

function metadata(values: Readonly<Record<string, string>>): string {
  return `<key>metadata</key><dict>${keys(values)}</dict>`;
}

const text = (value: string): string => `<string>${value}</string>`;
const parse = (source: string | object, url: string = 'sheets/hero.plist'): SpriteSheet =>
  parseSpriteSheet(source, { url });
const frameOf = (source: string | object) => parse(source).frames[0]!;
const format = (number: number): string => metadata({ format: `<integer>${number}</integer>` });
const trimmed = {
  rect: { x: 2, y: 3, width: 51, height: 109 },
  offset: { x: -6, y: 1.5 },
  originalSize: { width: 85, height: 121 },
};

describe('a sheet in format 0', () => {
  const frame = {
    x: '<integer>2</integer>',
    y: '<integer>3</integer>',
    width: '<integer>51</integer>',
    height: '<integer>109</integer>',
  };
  const offsets = { offsetX: '<real>-6</real>', offsetY: '<real>-1.5</real>' };

  it('says everything with single numbers', () => {
    const original = { originalWidth: '<integer>85</integer>', originalHeight: '<integer>121</integer>' };
    const texture =
      '<key>texture</key><dict><key>width</key><integer>512</integer><key>height</key><integer>256</integer></dict>';
    const sheet = parse(plist(keys({ ...frame, ...offsets, ...original }), texture));
    expect(sheet.format).toBe(0);
    expect(sheet.texture).toEqual({ url: 'sheets/hero.png', size: { width: 512, height: 256 } });
    expect(sheet.frames).toEqual([expect.objectContaining({ name: 'a.png', rotated: false, ...trimmed })]);
  });

  it('may have a height below zero, as some packers write it', () => {
    const original = { originalWidth: '<integer>85</integer>', originalHeight: '<integer>-121</integer>' };
    expect(frameOf(plist(keys({ ...frame, ...offsets, ...original })))).toMatchObject(trimmed);
  });

  it('is not trimmed where it says nothing of it', () => {
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

  it('says it with braces', () => {
    expect(parse(plist(keys(frame), format(1)))).toMatchObject({ format: 1, frames: [{ ...trimmed, rotated: false }] });
    expect(parse(plist(keys(frame), format(2)))).toMatchObject({ format: 2, frames: [{ ...trimmed, rotated: false }] });
  });

  it('may lay frames on their side; their rect has the size of the upright picture', () => {
    expect(frameOf(plist(keys({ ...frame, rotated: '<true/>' }), format(2)))).toMatchObject({
      ...trimmed,
      rotated: true,
    });
  });

  it('is not trimmed where it says nothing of it', () => {
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

  it('has names of its own for everything', () => {
    expect(parse(plist(keys(frame), format(3)))).toMatchObject({
      format: 3,
      aliases: [],
      frames: [{ ...trimmed, rotated: true }],
    });
  });

  it('takes the size from spriteSize, and from textureRect where there is none', () => {
    expect(frameOf(plist(keys({ ...frame, textureRect: text('{{2,3},{109,51}}') }), format(3)))).toMatchObject(trimmed);
    expect(
      frameOf(plist(keys(frame).replace('<key>spriteSize</key><string>{51,109}</string>', ''), format(3))),
    ).toMatchObject(trimmed);
  });

  it('has further names for frames', () => {
    const aliases = '<array><string>hero</string><string>idle</string></array>';
    const sheet = parse(plist(keys({ ...frame, aliases }), format(3)));
    expect(sheet.aliases).toEqual([
      ['hero', sheet.frames[0]],
      ['idle', sheet.frames[0]],
    ]);
  });

  it('says where frames are held, counted from below; a frame counts it from the top', () => {
    expect(frameOf(plist(keys({ ...frame, anchor: text('{0.25,0}') }), format(3))).anchor).toEqual({ x: 0.25, y: 1 });
  });

  it('has outlines', () => {
    const polygon = { vertices: text('0 0 20 0 0 20'), verticesUV: text('2 3 22 3 2 23'), triangles: text(' 0 1\n2 ') };
    expect(frameOf(plist(keys({ ...frame, ...polygon }), format(3))).polygon).toEqual({
      vertices: [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 0, y: 20 },
      ],
      verticesUV: [
        { x: 2, y: 3 },
        { x: 22, y: 3 },
        { x: 2, y: 23 },
      ],
      triangles: [[0, 1, 2]],
    });
  });

  it.each([
    [{ triangles: '0 1 3' }, 'triangles: expected indices of the 3 vertices, got "0 1 3"'],
    [{ triangles: '0 1' }, 'triangles: expected groups of 3 numbers, got "0 1"'],
    [{ vertices: '0 0 1 1 2' }, 'vertices: expected groups of 2 numbers, got "0 0 1 1 2"'],
    [{ vertices: '0 0 a 1 2 2' }, 'vertices: expected numbers with spaces between them, got "0 0 a 1 2 2"'],
    [{ verticesUV: '0 0' }, 'verticesUV: expected as many corners as vertices has, 3, got "0 0"'],
  ])('is refused with an outline like %j', (wrong, message) => {
    const polygon = { vertices: '0 0 1 1 2 2', verticesUV: '0 0 1 1 2 2', triangles: '0 1 2', ...wrong };
    const texts = Object.fromEntries(Object.entries(polygon).map(([key, value]) => [key, text(value)]));
    expect(() => parse(plist(keys({ ...frame, ...texts }), format(3)))).toThrow(`frames["a.png"].${message}`);
  });
});

describe('a sheet without a word about its format', () => {
  it('is what its frames look like', () => {
    expect(parse(plist(keys({ frame: text('{{0,0},{1,1}}') }))).format).toBe(2);
    expect(parse(plist(keys({ textureRect: text('{{0,0},{1,1}}') }))).format).toBe(3);
    expect(parse('<plist><dict><key>frames</key><dict/></dict></plist>')).toMatchObject({ format: 0, frames: [] });
  });
});

describe("TexturePacker's JSON", () => {
  const frame = {
    frame: { x: 2, y: 3, w: 51, h: 109 },
    rotated: true,
    trimmed: true,
    spriteSourceSize: { x: 11, y: 7.5, w: 51, h: 109 },
    sourceSize: { w: 85, h: 121 },
  };
  const meta = { image: 'hero.webp', size: { w: 512, h: 256 }, scale: '1' };

  it('has its frames in a hash or in an array', () => {
    const texture = { url: 'sheets/hero.webp', size: { width: 512, height: 256 } };
    const frames = [{ name: 'a.png', rotated: true, ...trimmed }];
    expect(parse(JSON.stringify({ frames: { 'a.png': frame }, meta }))).toMatchObject({
      format: 'json-hash',
      texture,
      frames,
    });
    expect(parse({ frames: [{ filename: 'a.png', ...frame }], meta })).toMatchObject({
      format: 'json-array',
      texture,
      frames,
    });
  });

  it('says where frames are held, counted from the top', () => {
    expect(frameOf({ frames: { a: { ...frame, anchor: { x: 0.5, y: 1 } } } }).anchor).toEqual({ x: 0.5, y: 1 });
    expect(frameOf({ frames: { a: { ...frame, pivot: { x: 0, y: 0.25 } } } }).anchor).toEqual({ x: 0, y: 0.25 });
  });

  it('has outlines', () => {
    const polygon = {
      vertices: [
        [0, 0],
        [20, 0],
        [0, 20],
      ],
      verticesUV: [
        [2, 3],
        [22, 3],
        [2, 23],
      ],
      triangles: [[0, 1, 2]],
    };
    expect(frameOf({ frames: { a: { ...frame, ...polygon } } }).polygon).toMatchObject({
      verticesUV: [
        { x: 2, y: 3 },
        { x: 22, y: 3 },
        { x: 2, y: 23 },
      ],
    });
  });

  it('needs no more than a rect', () => {
    const sheet = parse({ frames: { a: { frame: frame.frame, rotated: null } } }, 'hero.json');
    expect(sheet).toMatchObject({
      texture: { url: 'hero.png', size: undefined },
      frames: [{ rotated: false, offset: { x: 0, y: 0 }, originalSize: { width: 51, height: 109 } }],
    });
  });

  it.each([
    [{ frames: [{ frame: frame.frame }] }, 'frames[0].filename: expected a string, got nothing'],
    [
      { frames: { a: { frame: { ...frame.frame, w: -1 } } } },
      'frames.a.frame: expected a size that is not negative, got a dictionary',
    ],
    [{ frames: { a: { frame: frame.frame, sourceSize: 7 } } }, 'frames.a.sourceSize: expected a dictionary, got 7'],
    [{ frames: { a: 7 }, meta }, 'frames.a: expected a dictionary, got 7'],
    [{ frames: { a: frame }, meta: { image: 7 } }, 'meta.image: expected a string, got 7'],
    [{ meta }, 'frames: expected a dictionary, got nothing'],
  ])('is refused as %j', (source, message) => {
    expect(() => parse(source)).toThrow(new SyntaxError(`sheets/hero.plist: ${message}`));
  });
});

describe('the texture of a sheet', () => {
  const frame = keys({ frame: text('{{0,0},{1,1}}') });
  it.each([
    [{}, 'hero.png'],
    [{ textureFileName: 'a.png', realTextureFileName: 'b.png' }, 'a.png'],
    [{ textureFileName: '', realTextureFileName: 'b.png' }, 'b.png'],
    [{ textureFileName: 'images/a.pvr.ccz' }, 'images/a.pvr.ccz'],
    [{ textureFileName: 'a' }, 'a.png'],
  ])('with %j is %s', (names, file) => {
    const values = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, text(name)]));
    expect(parse(plist(frame, metadata(values))).texture.url).toBe(`sheets/${file}`);
  });

  it.each(['png', '.png'])('has the extension %s that Zwoptex writes apart', (extension) => {
    const target = `<dict>${keys({ textureFileName: text('a-hd'), textureFileExtension: text(extension) })}</dict>`;
    expect(parse(plist(frame, metadata({ target }))).texture.url).toBe('sheets/a-hd.png');
  });

  it('has the name of the sheet without its dots, else', () => {
    expect(parse(plist(frame), 'https://example.org/a/hero.v2.plist?v=3').texture.url).toBe(
      'https://example.org/a/hero.v2.png',
    );
    expect(parse(plist(frame), 'hero').texture.url).toBe('hero.png');
  });

  it('is the one that is at hand, if there is one', () => {
    const texture = { url: 'atlas.png', size: { width: 8, height: 8 } };
    const sheet = parseSpriteSheet(plist(frame), { url: 'hero.plist', texture });
    expect([sheet.texture, sheet.frames[0]!.texture]).toEqual([texture, texture]);
  });

  it('has the size that the sheet says', () => {
    expect(parse(plist(frame, metadata({ size: text('{512, 256}') }))).texture.size).toEqual({
      width: 512,
      height: 256,
    });
    expect(() => parse(plist(frame, metadata({ size: text('512x256') })))).toThrow(
      'sheets/hero.plist: metadata.size: expected "{width, height}", got "512x256"',
    );
  });
});

describe("the project's own sheets", () => {
  const own = (name: string): SpriteSheet =>
    parse(readFileSync(new URL(`../sheets/${name}`, import.meta.url), 'utf8'), name);

  it('hold the same pictures in every format', () => {
    const look = ({ frames }: SpriteSheet) =>
      frames.map(({ name, offset, originalSize }) => ({ name, offset, originalSize }));
    const expected = look(own('toys.plist'));
    expect(expected).toHaveLength(22);
    for (const name of [
      'toys-upright.plist',
      'toys-format-1.plist',
      'toys-format-2.plist',
      'toys.json',
      'toys-array.json',
    ]) {
      expect(look(own(name))).toEqual(expected);
    }
  });

  it('say the same of outlines and anchors in both their forms', () => {
    const details = ({ frames }: SpriteSheet) =>
      frames.map(({ rect, rotated, anchor, polygon }) => ({ rect, rotated, anchor, polygon }));
    expect(details(own('toys.json'))).toEqual(details(own('toys.plist')));
    expect(details(own('toys-array.json'))).toEqual(details(own('toys.plist')));
  });
});
