import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Animation, frameIndexAt, SpriteFrame } from 'rx-motion/sprite';

function animationOf(units: readonly number[], loops: number = 1, delayPerUnit: number = 1): Animation {
  const frames = units.map((delayUnits, index) => ({ spriteFrame: frameCalled(String(index)), delayUnits }));
  return new Animation(frames, { delayPerUnit, loops });
}

function frameCalled(name: string): SpriteFrame {
  return new SpriteFrame({ name, texture: { url: '' }, rect: { x: 0, y: 0, width: 1, height: 1 } });
}

describe('the number of the frame', () => {
  it('is that of the last frame from the end on, and of the first before the start', () => {
    const animation = animationOf([1, 2, 1], 2);
    expect([1, 1.2, 7].map((p) => frameIndexAt(animation, p))).toEqual([5, 5, 5]);
    expect([-0.1, -7, -0].map((p) => frameIndexAt(animation, p))).toEqual([0, 0, 0]);
  });

  it('skips frames that take no time', () => {
    const animation = animationOf([0, 1, 0, 1, 0]);
    expect([0, 0.5, 1].map((p) => frameIndexAt(animation, p))).toEqual([1, 3, 4]);
  });

  it('is that of the last frame if no frame takes time, or without loops', () => {
    expect(frameIndexAt(animationOf([0, 0], 3), 1)).toBe(5);
    expect(frameIndexAt(animationOf([1, 1], 0), 1)).toBe(1);
    expect(frameIndexAt(animationOf([1, 1], 0), 0)).toBe(0);
  });

  it('is not a frame late when decimal frame times add up to a little too little', () => {
    const animation = animationOf(
      Array.from({ length: 10 }, () => 1),
      3,
      0.1,
    );
    let elapsed = 0;
    const numbers = Array.from({ length: 30 }, () => {
      const number = frameIndexAt(animation, elapsed / (animation.duration * 3));
      elapsed += 0.1;
      return number;
    });
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it('stays exact in an endless animation', () => {
    const animation = animationOf([1, 1], 4_294_967_295);
    expect(frameIndexAt(animation, 1)).toBe(8_589_934_589);
    expect(frameIndexAt(animation, 0.5)).toBe(4_294_967_295);
  });

  it('agrees with a walk through all frames, whatever their delays', () => {
    const delay = fc.integer({ min: 0, max: 64 }).map((sixteenths) => sixteenths / 16);
    const delays = fc.array(delay, { minLength: 1, maxLength: 12 }).filter((units) => units.some((unit) => unit > 0));
    fc.assert(
      fc.property(
        delays,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 999 }),
        (units, loops, thousandths) => {
          const animation = animationOf(units, loops);
          const progress = thousandths / 1000;
          const time = progress * loops * animation.totalDelayUnits + 1e-7;
          let [number, start] = [0, 0];
          Array.from({ length: loops }, () => units)
            .flat()
            .forEach((unit, index) => {
              if (start <= time) number = index;
              start += unit;
            });
          expect(frameIndexAt(animation, progress)).toBe(number);
        },
      ),
    );
  });
});
