import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { checkFinite } from '../math/check.js';
import type { Seconds } from '../clock/seconds.js';
import type { Percentage } from './capabilities.js';
import { property } from '../lines/lens.js';
import { OwningLine } from '../lines/line.js';
import { alongLines } from '../lines/lines.js';

/**
 * Fills or empties a target to a percentage.
 *
 * @param duration Seconds, >= 0.
 * @param to Per cent, commonly 0 to 100.
 * @throws RangeError when `to` is not finite or `duration` is negative.
 * @see cocos2d-x ProgressTo.
 */
export function progressTo(duration: Seconds, to: number): FiniteAction<Percentage> {
  checkFinite('progressTo', 'to', to);
  return alongLines<Percentage>('progressTo', duration, OwningLine, [{ lens: property('percentage'), to: () => to }]);
}

/**
 * Fills or empties a target from one percentage to another.
 *
 * ```ts
 * import { from as times } from 'rxjs';
 * import { progressFromTo } from 'rx-motion';
 *
 * const bar = { percentage: 0 };
 * times([0, 0.5]).pipe(progressFromTo(1, 100, 0).on(bar)).subscribe();
 * bar.percentage; // => 50
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param from Per cent, shown in the first frame.
 * @param to Per cent.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x ProgressFromTo.
 */
export function progressFromTo(duration: Seconds, from: number, to: number): ReversibleAction<Percentage> {
  checkFinite('progressFromTo', 'from', from);
  checkFinite('progressFromTo', 'to', to);
  const track = { lens: property('percentage'), from: () => from, to: () => to };
  return alongLines<Percentage>('progressFromTo', duration, OwningLine, [track], () =>
    progressFromTo(duration, to, from),
  );
}
