import { describe, expect, it } from '@jest/globals';
import { Sprite, type SpriteOptions } from '../../src/canvas/index.js';
import { itKeepsTheContract } from '../adapters/contract.js';

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
});
