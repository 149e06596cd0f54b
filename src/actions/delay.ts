import type { ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import type { Effect } from '../action/effect.js';
import type { Seconds } from '../clock/seconds.js';

/**
 * Does nothing for a while.
 *
 * @param duration Seconds, >= 0.
 * @throws RangeError when `duration` is negative or not finite.
 * @see cocos2d-x DelayTime.
 */
export function delayTime(duration: Seconds): ReversibleAction<unknown> {
  return leaf(
    'delayTime',
    duration,
    () => idle,
    () => delayTime(duration),
  );
}

const idle: Effect = {
  update() {
    // Time passes.
  },
};
