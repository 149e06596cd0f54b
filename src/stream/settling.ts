import type { Observable } from 'rxjs';
import { prefersLess, reducedMotion$ } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFinite } from '../math/check.js';
import { type Bounce, oscillatorOf, type Stiffness } from '../math/spring-form.js';
import { driverOf } from './driver.js';
import type { Driver } from './hand-over.js';

/** Options of {@link settling}. */
export type SettlingOptions = (Stiffness | Bounce) & {
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
};

/**
 * A driver that brings a motion to rest at a time by a spring, with the velocity that it takes over.
 *
 * A spring that swings shows times beyond its goal. Where nothing lies beyond it, at the start or the end of an action,
 * the action stands still meanwhile.
 *
 * @param goal Where the motion comes to rest, in seconds: 0 is its start.
 * @param options The spring, as in {@link spring}, and the clock. While the user prefers reduced motion, the motion is
 * at its goal at once.
 * @returns A driver for {@link handOver}. At rest it requests no frames.
 * @throws RangeError when `goal` is not finite or a number of the spring is out of range; TypeError when both kinds of
 * options are given, or one is of the wrong kind.
 */
export function settling(goal: Seconds, options: SettlingOptions = {}): Driver {
  const oscillator = oscillatorOf('settling', options, ' frame$');
  checkFinite('settling', 'goal', goal);
  return driverOf('settling', options.frame$, ({ time, velocity }) => ({
    rest: prefersLess(reducedMotion$) || (time === goal && velocity === 0) ? 0 : oscillator.settling,
    goal,
    momentAt: (seconds) => {
      const [left, drift, fall, speed] = oscillator.flowAt(seconds);
      const offset = time - goal;
      return { time: goal + offset * left + velocity * drift, velocity: offset * fall + velocity * speed };
    },
  }));
}
