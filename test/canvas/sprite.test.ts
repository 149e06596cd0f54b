import { describe, expect, it, jest } from '@jest/globals';
import { Sprite, type SpriteOptions } from '../../src/canvas/index.js';
import { AHEAD } from '../../src/canvas/sprite-matrix.js';
import { itKeepsTheContract } from '../adapters/contract.js';

const place = { x: 1, y: 2, z: 3 };

describe('a sprite for a canvas', () => {
  itKeepsTheContract(
    [
      ...([
        'x',
        'y',
        'z',
        'rotation',
        'rotationX',
        'rotationY',
        'rotationZ',
        'scaleX',
        'scaleY',
        'skewX',
        'skewY',
      ] as const),
      ...(['width', 'height', 'opacity', 'color', 'visible', 'flippedX', 'flippedY', 'spriteFrame'] as const),
      ...(['percentage', 'rotationSkewX', 'rotationSkewY', 'eye', 'remove'] as const),
    ],
    () => {
      const target = new Sprite({ width: 100, height: 50 });
      target.stage = { remove: () => (target.stage = null) };
      return {
        target,
        push: (distance) => (target.x += distance),
        isThere: () => target.stage !== null,
      };
    },
  );

  it('starts at 0, upright, white and opaque, except for its options', () => {
    const { x, y, scaleX, scaleY, opacity, visible, color, spriteFrame } = new Sprite({ y: 5 });
    expect({ x, y, scaleX, scaleY, opacity, visible, color }).toEqual({
      ...{ x: 0, y: 5, scaleX: 1, scaleY: 1, opacity: 1, visible: true, color: { r: 255, g: 255, b: 255 } },
    });
    expect(spriteFrame.originalSize).toEqual({ width: 0, height: 0 });
  });

  it('takes undefined options as not given, except a missing frame', () => {
    const options = { x: undefined, visible: undefined, color: undefined, anchor: undefined };
    const { x, visible, color, anchor } = new Sprite(options as unknown as SpriteOptions);
    expect({ x, visible, color, anchor }).toEqual({ x: 0, visible: true, color: { r: 255, g: 255, b: 255 } });
    expect(() => new Sprite({ spriteFrame: undefined } as unknown as SpriteOptions)).toThrow(
      new TypeError('Sprite: spriteFrame must be a sprite frame, got undefined'),
    );
  });

  it('is seen from straight in front at first', () => {
    const { eye, center, up } = new Sprite();
    expect({ eye, center, up }).toEqual({ eye: AHEAD, center: undefined, up: undefined });
  });

  const numbers = ['x', 'y', 'z', 'rotation', 'rotationX', 'rotationY', 'rotationSkewY', 'scaleX', 'scaleY', 'skewX'];
  const others = {
    eye: place,
    center: place,
    up: place,
    anchor: place,
    visible: false,
    flippedX: true,
    flippedY: true,
  };
  it.each([
    ...[...numbers, 'skewY', 'width', 'height', 'opacity', 'percentage'].map((name) => [name, 0.5] as const),
    ...Object.entries({ ...others, color: { r: 0, g: 0, b: 0 } }),
  ])('tells its stage that %s has changed, and only then', (name, value) => {
    const invalidate = jest.fn();
    const sprite = Object.assign(new Sprite(), { stage: { remove: jest.fn(), invalidate } });
    Reflect.set(sprite, name, Reflect.get(sprite, name));
    invalidate.mockClear();
    Reflect.set(sprite, name, value);
    expect(Reflect.get(sprite, name)).toBe(value);
    expect(invalidate).toHaveBeenCalledTimes(1);
    if (typeof value === 'number') Reflect.set(sprite, name, value);
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  it('rotates its axes separately, until it is rotated as a whole', () => {
    const invalidate = jest.fn();
    const sprite = Object.assign(new Sprite(), { stage: { remove: jest.fn(), invalidate } });
    const axes = (): object => ({ x: sprite.rotationSkewX, y: sprite.rotationSkewY, both: sprite.rotation });
    sprite.rotation = 10;
    expect(axes()).toEqual({ x: 10, y: 10, both: 10 });
    sprite.rotationSkewX = 30;
    expect(axes()).toEqual({ x: 30, y: 10, both: 30 });
    sprite.rotationSkewY = 20;
    expect(axes()).toEqual({ x: 30, y: 20, both: 30 });
    invalidate.mockClear();
    sprite.rotation = 30;
    expect(axes()).toEqual({ x: 30, y: 30, both: 30 });
    expect(invalidate).toHaveBeenCalledTimes(1);
  });
});
