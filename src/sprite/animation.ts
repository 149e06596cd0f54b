import { checkArray, checkBoolean, checkCount, checkNotNegative, checkObject, wrongKind } from '../math/check.js';
import { type AnimationFrame, animationFrame, type AnimationFrameParts } from './animation-frame.js';
import type { SpriteFrame } from './sprite-frame.js';

/** How the frames of an {@link Animation} are played. */
export interface AnimationOptions {
  /** Seconds, >= 0. */
  readonly delayPerUnit: number;
  /** How often the frames are played, a whole number >= 0. Default: 1. */
  readonly loops?: number | undefined;
  /** Whether the target's original frame is restored when the animation ends or is stopped. Default: false. */
  readonly restoreOriginalFrame?: boolean | undefined;
}

/**
 * Sprite frames, and how long each is shown.
 *
 * An animation is a value: it never changes, and any number of targets can play it at once.
 *
 * ```ts
 * import { Animation, SpriteFrame } from 'rx-motion/sprite';
 *
 * const texture = { url: 'hero.png' };
 * const crouch = new SpriteFrame({ name: 'crouch', texture, rect: { x: 0, y: 0, width: 32, height: 32 } });
 * const leap = new SpriteFrame({ name: 'leap', texture, rect: { x: 32, y: 0, width: 32, height: 32 } });
 *
 * const hop = new Animation([crouch, { spriteFrame: leap, delayUnits: 3 }], { delayPerUnit: 0.125, loops: 2 });
 * hop.totalDelayUnits; // => 4
 * hop.duration; // => 0.5
 * hop.splitTimes; // => [0, 0.25]
 * hop.reverse().splitTimes; // => [0, 0.75]
 * ```
 *
 * @throws TypeError when an argument is of the wrong kind; RangeError when a delay is negative or not finite, or
 * `loops` is not a whole number >= 0.
 * @see cocos2d-x Animation. Differs: immutable.
 */
export class Animation {
  readonly frames: readonly AnimationFrame[];
  /** Seconds. */
  readonly delayPerUnit: number;
  /** How often the frames are played; 0 shows the last one immediately. */
  readonly loops: number;
  readonly restoreOriginalFrame: boolean;
  /** The sum of the delay units of all frames. */
  readonly totalDelayUnits: number;
  /** Seconds of one loop. */
  readonly duration: number;
  /** When each frame begins, as a fraction of one loop. */
  readonly splitTimes: readonly number[];

  /** @param frames In the order in which they are shown; a plain sprite frame is shown for one unit. */
  constructor(frames: readonly (AnimationFrameParts | SpriteFrame)[], options: AnimationOptions) {
    const { delayPerUnit, loops = 1, restoreOriginalFrame = false } = checkObject('Animation', 'options', options);
    this.frames = Object.freeze([...checkArray('Animation', 'frames', frames)].map(animationFrame));
    this.delayPerUnit = checkNotNegative('Animation', 'delayPerUnit', delayPerUnit);
    this.loops = checkCount('Animation', 'loops', loops, 0);
    this.restoreOriginalFrame = checkBoolean('Animation', 'restoreOriginalFrame', restoreOriginalFrame);

    let units = 0;
    const starts: number[] = [];
    for (const { delayUnits } of this.frames) {
      starts.push(units);
      units += delayUnits;
    }
    this.totalDelayUnits = units;
    this.duration = units * delayPerUnit;
    this.splitTimes = Object.freeze(starts.map((start) => (units > 0 ? start / units : 0)));
    Object.freeze(this);
  }

  /** The same frames in reverse order. */
  reverse(): Animation {
    return new Animation([...this.frames].reverse(), this);
  }
}

/** Recognises an animation by its fields, so that one of another copy of this library is accepted, too. */
export function checkAnimation(name: string, what: string, value: Animation): Animation {
  if (Array.isArray(checkObject(name, what, value).frames) && Array.isArray(value.splitTimes)) return value;
  throw wrongKind(name, what, 'an Animation', value);
}
