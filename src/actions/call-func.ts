import { flushPage } from '../clock/page.js';
import { callWith } from '../lines/recorder.js';
import { checkFunction } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import { instant } from './instant.js';

/**
 * Calls a function whenever time passes it forwards, however far a frame jumps. Going back across it re-arms it.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { callFunc, delayTime, repeatTimes, sequence } from 'rx-motion';
 *
 * let count = 0;
 * const tick = sequence(delayTime(1), callFunc(() => count++));
 * from([0, 2.5]).pipe(repeatTimes(tick, 5).on({})).subscribe();
 * count; // => 2
 * ```
 *
 * @param callback Called with the target. An error in it ends the action, through its error channel.
 * @throws TypeError when `callback` is not a function.
 * @see cocos2d-x CallFunc, CallFuncN. Its reverse is itself.
 */
export function callFunc<T>(callback: (target: T) => void): ReversibleAction<T> {
  checkFunction('callFunc', 'callback', callback);
  return instant<T>(
    'callFunc',
    (target) => {
      // The callback must find the elements as they are now, and what it writes to them must stay.
      flushPage();
      callWith('callFunc', target, callback);
    },
    () => callFunc(callback),
  );
}
