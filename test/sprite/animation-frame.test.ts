import { expect, it } from '@jest/globals';
import { SpriteFrame } from 'rx-motion/sprite';
import { animationFrame } from '../../src/sprite/animation-frame.js';

const texture = { url: 'a.png' };
const spriteFrame = new SpriteFrame({ name: 'a', texture, rect: { x: 0, y: 0, width: 1, height: 1 } });

it('is by default a sprite frame for one unit without a userInfo', () => {
  const plain = { spriteFrame, delayUnits: 1, userInfo: undefined };
  expect(animationFrame(spriteFrame)).toEqual(plain);
  expect(animationFrame({ spriteFrame })).toEqual(plain);
  expect(animationFrame({ spriteFrame, delayUnits: 0, userInfo: 'step' })).toEqual({
    ...plain,
    delayUnits: 0,
    userInfo: 'step',
  });
});

it('never changes', () => {
  const parts = { spriteFrame, delayUnits: 2 };
  const frame = animationFrame(parts);
  parts.delayUnits = 9;
  expect(frame.delayUnits).toBe(2);
  expect(() => Object.assign(frame, { delayUnits: 9 })).toThrow(TypeError);
});

it.each([
  [{ spriteFrame, delayUnits: -1 }, new RangeError('Animation: delayUnits must be >= 0 and finite, got -1')],
  [{ spriteFrame, delayUnits: NaN }, new RangeError('Animation: delayUnits must be >= 0 and finite, got NaN')],
  [{ spriteFrame: null }, new TypeError('Animation: a frame must be a sprite frame, got null')],
  [null, new TypeError('Animation: a frame must be an object, got null')],
])('rejects %p', (parts, error) => {
  expect(() => animationFrame(parts as never)).toThrow(error);
});
