import { checkNotNegative, checkObject } from '../math/check.js';
import { checkSpriteFrame } from './check-frame.js';
import type { SpriteFrame } from './sprite-frame.js';

/** One picture of an animation. */
export interface AnimationFrame {
  readonly spriteFrame: SpriteFrame;
  /** How long it is shown, in multiples of the animation's `delayPerUnit`. */
  readonly delayUnits: number;
  /** Reported to listeners when the frame is shown; undefined if there is nothing to report. */
  readonly userInfo: unknown;
}

/** The parts of an {@link AnimationFrame}; by default it is shown for one unit. */
export interface AnimationFrameParts {
  readonly spriteFrame: SpriteFrame;
  readonly delayUnits?: number | undefined;
  readonly userInfo?: unknown;
}

/** @throws TypeError when `frame` is not a frame; RangeError when `delayUnits` is negative or not finite. */
export function animationFrame(frame: AnimationFrameParts | SpriteFrame): AnimationFrame {
  checkObject('Animation', 'a frame', frame);
  const parts: AnimationFrameParts = 'spriteFrame' in frame ? frame : { spriteFrame: frame };
  const { spriteFrame, delayUnits = 1, userInfo } = parts;
  checkSpriteFrame('Animation', 'a frame', spriteFrame);
  return Object.freeze({ spriteFrame, delayUnits: checkNotNegative('Animation', 'delayUnits', delayUnits), userInfo });
}
