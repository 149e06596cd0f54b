import { describe, expect, it } from '@jest/globals';
import { Animation, SpriteFrame } from 'rx-motion/sprite';

const [a, b, c] = ['a', 'b', 'c'].map(
  (name) => new SpriteFrame({ name, texture: { url: 'abc.png' }, rect: { x: 0, y: 0, width: 1, height: 1 } }),
) as [SpriteFrame, SpriteFrame, SpriteFrame];

describe('an animation', () => {
  it('shows a sprite frame by default for one unit, once', () => {
    const animation = new Animation([a, { spriteFrame: b }], { delayPerUnit: 0.5 });
    expect(animation.frames).toEqual([
      { spriteFrame: a, delayUnits: 1, userInfo: undefined },
      { spriteFrame: b, delayUnits: 1, userInfo: undefined },
    ]);
    expect(animation).toMatchObject({ delayPerUnit: 0.5, loops: 1, restoreOriginalFrame: false });
  });

  it('knows the duration of a loop, and when each frame begins', () => {
    const frames = [
      { spriteFrame: a, delayUnits: 0.5 },
      { spriteFrame: b, delayUnits: 1.5, userInfo: 'b' },
      { spriteFrame: c, delayUnits: 2 },
    ];
    const animation = new Animation(frames, { delayPerUnit: 0.25, loops: 3, restoreOriginalFrame: true });
    expect(animation).toMatchObject({ totalDelayUnits: 4, duration: 1, loops: 3, restoreOriginalFrame: true });
    expect(animation.splitTimes).toEqual([0, 0.125, 0.5]);
    expect(animation.frames[1]).toEqual({ spriteFrame: b, delayUnits: 1.5, userInfo: 'b' });
  });

  it('can take no time at all', () => {
    expect(new Animation([a, b], { delayPerUnit: 0 })).toMatchObject({ duration: 0, splitTimes: [0, 0.5] });
    expect(new Animation([{ spriteFrame: a, delayUnits: 0 }], { delayPerUnit: 1 })).toMatchObject({
      duration: 0,
      splitTimes: [0],
    });
    expect(new Animation([], { delayPerUnit: 1 })).toMatchObject({ duration: 0, splitTimes: [] });
  });

  it('reverses its frames with all their parts', () => {
    const frames = [{ spriteFrame: a, delayUnits: 3, userInfo: 'a' }, { spriteFrame: b }];
    const animation = new Animation(frames, { delayPerUnit: 0.25, loops: 2, restoreOriginalFrame: true });
    expect(animation.reverse()).toMatchObject({
      frames: [
        { spriteFrame: b, delayUnits: 1 },
        { spriteFrame: a, delayUnits: 3, userInfo: 'a' },
      ],
      splitTimes: [0, 0.25],
      ...{ delayPerUnit: 0.25, loops: 2, restoreOriginalFrame: true },
    });
    expect(animation.reverse().reverse()).toEqual(animation);
  });

  it('never changes', () => {
    const frames = [a, b];
    const animation = new Animation(frames, { delayPerUnit: 1 });
    frames.pop();
    expect(animation.frames).toHaveLength(2);
    expect(() => Object.assign(animation, { loops: 5 })).toThrow(TypeError);
    expect(() => Object.assign(animation.frames[0]!, { delayUnits: 5 })).toThrow(TypeError);
    expect(() => Object.assign(animation.frames, { 0: animation.frames[1] })).toThrow(TypeError);
  });

  it.each([
    [{ delayPerUnit: -1 }, new RangeError('Animation: delayPerUnit must be >= 0 and finite, got -1')],
    [{ delayPerUnit: NaN }, new RangeError('Animation: delayPerUnit must be >= 0 and finite, got NaN')],
    [{ delayPerUnit: 1, loops: 1.5 }, new RangeError('Animation: loops must be a whole number >= 0, got 1.5')],
    [{ delayPerUnit: 1, loops: -1 }, new RangeError('Animation: loops must be a whole number >= 0, got -1')],
    [
      { delayPerUnit: 1, loops: Infinity },
      new RangeError('Animation: loops must be a whole number >= 0, got Infinity'),
    ],
  ])('rejects options like %j', (options, error) => {
    expect(() => new Animation([a], options)).toThrow(error);
  });
});
