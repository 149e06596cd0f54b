import { type OperatorFunction, scan } from 'rxjs';
import { checkFinite } from '../math/check.js';
import { isJump, LONG } from './jump.js';
import type { Seconds } from './seconds.js';

/**
 * Turns frame deltas into local time. The first frame adds no time: what starts with it shows time 0. Negative deltas
 * go back.
 *
 *     frame$     0.5--0.25--0.25--0.5
 *     elapsed()  0----0.25--0.5---1
 *
 * ```ts
 * import { from, toArray } from 'rxjs';
 * import { elapsed } from 'rx-motion';
 *
 * let times: number[] = [];
 * from([0.5, 0.25, 0.25, 0.5]).pipe(elapsed(), toArray()).subscribe((all) => (times = all));
 * times; // => [0, 0.25, 0.5, 1]
 * ```
 *
 * @returns An operator from deltas (s) to time since the first frame (s). Each subscription counts separately. A delta
 * that is not a finite number is an error; the first one is ignored.
 * @see cocos2d-x ActionInterval::step (`_firstTick`). Differs: 3.17 starts at 1e-6 s.
 */
export function elapsed(): OperatorFunction<Seconds, Seconds> {
  return scan(
    (time: Seconds, dt: Seconds, index) =>
      index === 0 ? 0 : time + (isJump(dt) ? LONG : checkFinite('elapsed', 'a delta', dt)),
    0,
  );
}
