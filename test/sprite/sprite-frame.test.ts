import { describe, expect, it } from '@jest/globals';
import { SpriteFrame } from 'rx-motion/sprite';

const texture = { url: 'a.png' };
const rect = { x: 1, y: 2, width: 30, height: 40 };

describe('a sprite frame', () => {
  it('is by default upright, untrimmed and without an anchor', () => {
    const frame = new SpriteFrame({ name: 'a', texture, rect });
    expect(frame).toMatchObject({
      name: 'a',
      texture,
      rect,
      rotated: false,
      offset: { x: 0, y: 0 },
      originalSize: { width: 30, height: 40 },
    });
    expect([frame.anchor, frame.polygon]).toEqual([undefined, undefined]);
  });

  it('keeps its parts when the objects passed change', () => {
    const parts = {
      name: 'a',
      texture,
      rect: { ...rect },
      rotated: true,
      offset: { x: 1, y: -1 },
      originalSize: { width: 50, height: 60 },
      anchor: { x: 0, y: 1 },
    };
    const frame = new SpriteFrame(parts);
    const before = structuredClone(parts);
    for (const part of [parts.rect, parts.offset, parts.originalSize, parts.anchor])
      Object.assign(part, { x: 99, width: 99 });
    expect(frame).toMatchObject(before);
  });

  it('is drawn smaller by its scale', () => {
    const frame = new SpriteFrame({ name: 'a', texture, rect, scale: 2 });
    expect(frame).toMatchObject({ rect, scale: 2, originalSize: { width: 15, height: 20 } });
    expect(() => new SpriteFrame({ name: 'a', texture, rect, scale: 0 })).toThrow(
      new RangeError('SpriteFrame: scale must be > 0 and finite, got 0'),
    );
  });

  it.each([
    [{}, 0, false],
    [{ rotated: true }, 90, true],
    [{ rotation: 180 }, 180, false],
    [{ rotation: 270 }, 270, true],
    [{ rotated: true, rotation: 0 }, 0, false],
  ] as const)('with %j is rotated by %i°', (parts, rotation, rotated) => {
    expect(new SpriteFrame({ name: 'a', texture, rect, ...parts })).toMatchObject({ rotation, rotated });
  });

  it('is not rotated by any other angle', () => {
    expect(() => new SpriteFrame({ name: 'a', texture, rect, rotation: 45 as never })).toThrow(
      new RangeError('SpriteFrame: rotation must be 0, 90, 180 or 270, got 45'),
    );
  });

  it('never changes', () => {
    const frame = new SpriteFrame({ name: 'a', texture, rect, anchor: { x: 0, y: 0 } });
    expect(() => Object.assign(frame, { name: 'b' })).toThrow(TypeError);
    expect(() => Object.assign(frame.rect, { x: 5 })).toThrow(TypeError);
    expect(() => Object.assign(frame.anchor!, { x: 5 })).toThrow(TypeError);
  });

  it('rejects an invalid rect', () => {
    const make = (rect: unknown) => () => new SpriteFrame({ name: 'a', texture, rect: rect as SpriteFrame['rect'] });
    expect(make({ ...rect, width: NaN })).toThrow(
      new RangeError('SpriteFrame: rect.width must be >= 0 and finite, got NaN'),
    );
    const negative = { name: 'a', texture, rect: { ...rect, width: -1 }, originalSize: { width: 50, height: 60 } };
    expect(() => new SpriteFrame(negative)).toThrow(
      new RangeError('SpriteFrame: rect.width must be >= 0 and finite, got -1'),
    );
    expect(make({ x: 0, y: 0 })).toThrow(new TypeError('SpriteFrame: rect.width must be a number, got undefined'));
    expect(() => new SpriteFrame({ name: 'a', texture: { ...texture, size: { width: -5, height: 5 } }, rect })).toThrow(
      new RangeError('SpriteFrame: texture.size.width must be >= 0 and finite, got -5'),
    );
    expect(make(undefined)).toThrow(new TypeError('SpriteFrame: rect must be an object, got undefined'));
  });
});
