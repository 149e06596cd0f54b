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
  return pause('delayTime', duration);
}

/** `delayTime` under the name that tools and errors are to bear. */
export function pause(name: string, duration: Seconds): ReversibleAction<unknown> {
  return leaf(
    name,
    duration,
    () => idle,
    () => pause(name, duration),
  );
}

const idle: Effect = {
  update() {
    // Time passes.
  },
};
