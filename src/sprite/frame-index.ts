import { checkNumber } from '../math/check.js';
import { lastUpTo } from '../math/last-up-to.js';
import { type Animation, checkAnimation } from './animation.js';

/**
 * The frame that an animation shows at a progress, counted over all loops.
 *
 * Frame i of loop l has the number `l * frames.length + i`. The numbers between two results are the frames that a jump
 * skips.
 *
 *     progress   0         0.25      0.5       0.75      1
 *     frames     a         b         a         b        (b)       two loops of two frames
 *     number     0         1         2         3         3
 *
 * ```ts
 * import { Animation, SpriteFrame, frameIndexAt } from 'rx-motion/sprite';
 *
 * const rect = { x: 0, y: 0, width: 32, height: 32 };
 * const frames = ['a', 'b'].map((name) => new SpriteFrame({ name, texture: { url: 'ab.png' }, rect }));
 * const animation = new Animation(frames, { delayPerUnit: 0.5, loops: 2 });
 * [0, 0.25, 0.5, 0.9, 1].map((progress) => frameIndexAt(animation, progress)); // => [0, 1, 2, 3, 3]
 * ```
 *
 * @param animation With at least one frame.
 * @param progress Over all loops; a curve can take it below 0 and beyond 1.
 * @throws RangeError when `progress` is NaN.
 * @see cocos2d-x Animate::update.
 */
export function frameIndexAt(animation: Animation, progress: number): number {
  const { splitTimes, loops } = checkAnimation('frameIndexAt', 'animation', animation);
  checkNumber('frameIndexAt', 'progress', 'a number', progress, (it) => !Number.isNaN(it));
  const loopCount = Math.max(loops, 1);
  if (progress >= 1) return loopCount * splitTimes.length - 1;
  const elapsed = Math.max(progress, 0) * loopCount + EARLY;
  const loop = Math.min(Math.floor(elapsed), loopCount - 1);
  return loop * splitTimes.length + lastUpTo(splitTimes, splitTimes.length, elapsed - loop);
}

/**
 * The fraction of a loop by which each frame begins early. Sums like 0.1 + 0.1 + … fall short of the exact time, and
 * the sprite frame would be one animation frame late. (cocos2d-x starts frames 1e-6 s early, for the same reason.)
 */
const EARLY = 1e-9;
