import { describe, expect, it } from '@jest/globals';
import { parseJsonSheet } from 'rx-motion/sprite';
import { corners, frameOf, parse, trimmed } from './sheets.js';

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

  it('has anchors, counted from the top', () => {
    expect(frameOf({ frames: { a: { ...frame, anchor: { x: 0.5, y: 1 } } } }).anchor).toEqual({ x: 0.5, y: 1 });
    expect(frameOf({ frames: { a: { ...frame, pivot: { x: 0, y: 0.25 } } } }).anchor).toEqual({ x: 0, y: 0.25 });
  });

  const outline = {
    vertices: [[0, 0], [20, 0], [0, 20]],
    verticesUV: [[2, 3], [22, 3], [2, 23]],
    triangles: [[0, 1, 2]],
  }; // prettier-ignore

  it('has outlines', () => {
    const { polygon } = frameOf({ frames: { a: { ...frame, ...outline } } });
    expect(() => Object.assign(polygon!, { triangles: [] })).toThrow(TypeError);
    expect(polygon).toEqual({
      ...{ vertices: corners(0, 0, 20, 0, 0, 20), verticesUV: corners(2, 3, 22, 3, 2, 23), triangles: [[0, 1, 2]] },
    });
  });

  it.each([
    [{ triangles: [[0, 1, 3]] }, 'triangles: expected indices of the 3 vertices, got an array'],
    [{ triangles: [[0, 1]] }, 'triangles: expected groups of 3 numbers, got an array'],
    [{ vertices: [[0, 0], [1], [2, 2]] }, 'vertices: expected groups of 2 numbers, got an array'],
    [{ vertices: [[0, 'a'], [1, 1], [2, 2]] }, 'vertices[0][1]: expected a number, got "a"'],
    [{ verticesUV: [[0, 0]] }, 'verticesUV: expected 3 corners, as many as vertices, got an array'],
  ])('is rejected with an outline like %j', (wrong, message) => {
    expect(() => parse({ frames: { a: { ...frame, ...outline, ...wrong } } })).toThrow(`frames.a.${message}`);
  }); // prettier-ignore

  it('needs only a rect', () => {
    const sheet = parse({ frames: { a: { frame: frame.frame, rotated: null } } }, 'hero.json');
    expect(sheet).toMatchObject({
      texture: { url: 'hero.png', size: undefined },
      frames: [{ rotated: false, offset: { x: 0, y: 0 }, originalSize: { width: 51, height: 109 } }],
    });
  });

  it.each([
    ['in the document', { image: 'hero.png', scale: '2' }],
    ['in the name of the picture', { image: 'hero@2x.png' }],
  ])('is drawn smaller than its pixels by a scale %s', (_where, meta) => {
    const vertices = [[0, 0], [20, 0], [0, 20]]; // prettier-ignore
    const polygon = { vertices, verticesUV: vertices, triangles: [[0, 1, 2]] };
    expect(frameOf({ frames: { a: { ...frame, ...polygon } }, meta })).toMatchObject({
      scale: 2,
      rect: trimmed.rect,
      originalSize: { width: 42.5, height: 60.5 },
      offset: { x: -3, y: 0.75 },
      polygon: { vertices: [{ x: 0 }, { x: 10 }, { y: 10 }], verticesUV: [{ x: 0 }, { x: 20 }, { y: 20 }] },
    });
  });

  it('has several textures for Phaser', () => {
    const page = (image: string, ...filenames: readonly string[]) => ({
      image,
      size: { w: 64, h: 32 },
      scale: 1,
      frames: filenames.map((filename) => ({ filename, ...frame })),
    });
    const textures = [page('m-0.png', 'a', 'b'), page('m-1@2x.png', 'c')];
    const sheet = parse({ textures, meta: { app: 'packer' } }, 'p/m.json');
    expect(sheet).toMatchObject({
      format: 'json-textures',
      texture: { url: 'p/m-0.png' },
      textures: [{ url: 'p/m-0.png', size: { width: 64, height: 32 } }, { url: 'p/m-1@2x.png' }],
    });
    expect(sheet.frames.map(({ name, texture, scale }) => [name, texture === sheet.textures[0], scale])).toEqual([
      ['a', true, 1],
      ['b', true, 1],
      ['c', false, 1],
    ]);
  });

  it('has animations for PixiJS, and the other sheets of a multipack', () => {
    const frames = { a: frame, b: frame };
    const animations = { run: ['b', 'a', 'b'], stand: ['c'], hop: { delay: 1, frames: ['a'] } };
    const sheet = parse({ frames, animations, meta: { related_multi_packs: ['m-1.json', 'm-2.json'] } }, 'p/m-0.json');
    expect(sheet.related).toEqual(['p/m-1.json', 'p/m-2.json']);
    expect(sheet.animations.map(({ name, frames }) => [name, frames.map((each) => each.spriteFrame)])).toEqual([
      ['run', ['b', 'a', 'b']],
      ['stand', ['c']],
    ]);
  });

  it('is all that its own function reads', () => {
    expect(parseJsonSheet('{"frames": {}}', { url: 'a.json' }).format).toBe('json-hash');
    const parseText = (text: string) => () => parseJsonSheet(text, { url: 'a.json' });
    expect(parseText('<plist/>')).toThrow(new SyntaxError('a.json: expected JSON, got "<plist/>"'));
    expect(parseText('{')).toThrow('a.json: expected JSON, got malformed JSON');
    expect(parseText('')).toThrow(new SyntaxError('a.json: expected JSON, got nothing'));
  });

  it.each([
    [{ textures: [] }, 'textures: expected at least one texture, got an array'],
    [{ textures: [{ frames: [] }] }, 'textures[0].image: expected a string, got nothing'],
    [{ textures: [{ image: 'a.png' }] }, 'textures[0].frames: expected a dictionary, got nothing'],
    [
      { textures: [{ image: 'a.png', frames: [{ ...frame }] }] },
      'textures[0].frames[0].filename: expected a string, got nothing',
    ],
    [{ frames: {}, meta: { scale: 'large' } }, 'meta.scale: expected a scale above 0, got "large"'],
    [{ frames: {}, meta: { scale: -1 } }, 'meta.scale: expected a scale above 0, got -1'],
    [{ frames: {}, meta: { related_multi_packs: 'b' } }, 'meta.related_multi_packs: expected an array, got "b"'],
    [{ frames: {}, meta, animations: { run: 'a' } }, 'animations.run: expected an array, got "a"'],
    [{ frames: {}, meta, animations: { run: [1] } }, 'animations.run[0]: expected a string, got 1'],
    [{ frames: [{ frame: frame.frame }] }, 'frames[0].filename: expected a string, got nothing'],
    [
      { frames: { a: { frame: { ...frame.frame, w: -1 } } } },
      'frames.a.frame: expected a size that is not negative, got a dictionary',
    ],
    [{ frames: { a: { frame: frame.frame, sourceSize: 7 } } }, 'frames.a.sourceSize: expected a dictionary, got 7'],
    [{ frames: { a: 7 }, meta }, 'frames.a: expected a dictionary, got 7'],
    [{ frames: { a: frame }, meta: { image: 7 } }, 'meta.image: expected a string, got 7'],
    [{ meta }, 'frames: expected a dictionary, got nothing'],
  ])('is rejected as %j', (source, message) => {
    expect(() => parse(source)).toThrow(new SyntaxError(`sheets/hero.plist: ${message}`));
  });
});
