import { concat, connect, filter, map, type Observable, of, type OperatorFunction, startWith, switchMap } from 'rxjs';
import { checkEither, checkObject } from '../math/check.js';
import type { Bounce, Stiffness } from '../math/spring-form.js';
import type { Pull } from './following.js';
import { landingFor, type LandingOptions } from './landing.js';
import type { PursuitOptions } from './pursue.js';
import { springFor } from './spring.js';

/** A goal of {@link land}: a number, or a function of the last goal. */
export type Goal = number | ((last: number) => number);

/** Options of {@link land}: where it may land, as in {@link landing}, and the spring, as in {@link spring}. */
export type LandOptions = (Stiffness | Bounce) & PursuitOptions & LandingOptions;

/**
 * Follows a hand along one axis. Once released, a spring takes the value to its {@link landing}, with the velocity of
 * the hand.
 *
 *     drags$    held--held--let go---------------------      stops: [0, 300]
 *     land('y') 300---260---260-180-90-20-0
 *
 * Numbers in the source are goals that something else sets, such as a key: the spring goes there, from wherever it is,
 * and as fast. A goal may be a function of the last one, where the value landed or was sent. If a number comes first,
 * the value starts there. While a hand holds it, goals are ignored.
 *
 * ```ts page
 * import { startWith } from 'rxjs';
 * import { domTarget, drag$ } from 'rx-motion/dom';
 * import { land } from 'rx-motion/stream';
 *
 * const sheet = domTarget(document.querySelector<HTMLElement>('#card')!);
 * drag$(sheet.element, { axis: 'y' })
 *   .pipe(startWith(300), land('y', { stops: [0, 300, 600] }))
 *   .subscribe((y) => (sheet.y = y));
 * ```
 *
 * @param axis Which one of the hand counts.
 * @throws RangeError and TypeError as for {@link landing} and {@link spring}.
 */
export function land(axis: 'x' | 'y', options: LandOptions = {}): OperatorFunction<Pull | Goal, number> {
  checkEither('land', 'axis', axis, ['x', 'y']);
  landingFor('land', 0, 0, checkObject('land', 'options', options));
  const springAt = (velocity?: number): OperatorFunction<number, number> =>
    springFor('land', { ...options, velocity }, ' stops edges time');
  springAt();
  return connect((source$) => {
    let last = NaN;
    const pulls$ = source$.pipe(filter((one) => typeof one === 'object'));
    const goals$ = source$.pipe(
      filter((one) => typeof one !== 'object'),
      map((goal) => (last = typeof goal === 'function' ? goal(last) : goal)),
    );
    return pulls$.pipe(
      startWith(undefined),
      switchMap((pull): Observable<number> => {
        if (pull === undefined) return goals$.pipe(springAt());
        const { [axis]: at, velocity, isHeld } = checkObject('land', 'where it is', pull);
        if (isHeld) return of(at);
        const { [axis]: speed } = checkObject('land', 'velocity', velocity);
        last = landingFor('land', at, speed, options);
        return concat(of(at, last), goals$).pipe(springAt(speed));
      }),
    );
  });
}
