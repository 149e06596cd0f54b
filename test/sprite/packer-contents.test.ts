import { describe, expect, it } from '@jest/globals';
import { frameOf, parse, trimmed } from './sheets.js';

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

  it('needs only a rect', () => {
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
  ])('is rejected as %j', (source, message) => {
    expect(() => parse(source)).toThrow(new SyntaxError(`sheets/hero.plist: ${message}`));
  });
});
