import type { Seconds } from '../clock/seconds.js';
import type { Lens } from '../lines/lens.js';
import { shownValue } from '../math/check.js';
import type { ValueMix } from '../math/value-mix.js';
import type { ReversibleAction } from '../motion/action.js';
import { applyCurve } from '../motion/leaf-motion.js';
import { straightMoveBetween } from '../motion/straight-move.js';
import type { Progress } from '../time/effect.js';
import { animateCourses, type Course, straightCourse } from './course.js';
import { type How, readHow } from './how.js';
import { numbersOf, partsOf } from './parts.js';
import type { Having, Values } from './values.js';

/**
 * Animates values of a target from given values to others. Before its start the target is as it was found.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { cssValues, fromTo } from 'rx-motion';
 *
 * const panel = { left: '0%', opacity: 1 };
 * const hidden = { left: '-100%', opacity: 0 };
 * const enter = fromTo(1, hidden, { left: '0%', opacity: 1 }, { mix: cssValues() });
 * from([0, 0.75]).pipe(enter.on(panel)).subscribe();
 * panel; // => { left: '-25%', opacity: 0.75 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param from What the first frame shows.
 * @param to What the last frame shows: the same names, values of the same form.
 * @param how As for {@link to}.
 * @throws RangeError and TypeError as for {@link to}; TypeError when the names differ.
 * @see {@link tweenFrom}, which ends at the values found on the target.
 */
export function fromTo<P extends Values<P>>(
  duration: Seconds,
  from: P,
  to: NoInfer<Values<P>>,
  ...how: How
): ReversibleAction<Having<P>> {
  const { mix, curve } = readHow('fromTo', how);
  const starts = new Map(partsOf<Having<P>>('fromTo', from, mix).map(({ lens, value }) => [lens.name, value]));
  const parts = partsOf<Having<P>>('fromTo', to, mix);
  const names = parts.map(({ lens }) => lens.name);
  if (names.length !== starts.size || !names.every((name) => starts.has(name)))
    throw new TypeError(`fromTo: to must name ${[...starts.keys()].join(', ')}, got ${names.join(', ') || 'nothing'}`);
  for (const { lens, value } of parts) checkLike(lens.name, starts.get(lens.name)!, value, mix);
  const numbers = numbersOf(parts);
  if (numbers !== undefined) {
    const first = numbers.lenses.list.map((lens) => starts.get(lens.name) as number);
    return applyCurve(straightMoveBetween('fromTo', duration, numbers.lenses, first, numbers.values), curve);
  }
  const courses = parts.map(({ lens, value }) => ({
    lens,
    course: straightCourse('fromTo', lens.name, starts.get(lens.name)!, value, mix),
  }));
  return applyCurve(coursesBetween(duration, courses), curve);
}

/** Its reverse retraces the same courses: there are two ways between two hues. */
function coursesBetween<T>(
  duration: Seconds,
  courses: readonly { readonly lens: Lens<T>; readonly course: Course }[],
  isBack: boolean = false,
): ReversibleAction<T> {
  const all = courses.map(({ lens, course }) => ({
    lens,
    course: () => (isBack ? { at: (progress: Progress) => course.at(1 - progress) } : course),
  }));
  return animateCourses('fromTo', duration, all, () => coursesBetween(duration, courses, !isBack));
}

function checkLike(what: string, from: number | string, to: number | string, mix: ValueMix): void {
  if (typeof from !== typeof to)
    throw new TypeError(`fromTo: ${what} must be of the form of ${shownValue(from)}, got ${shownValue(to)}`);
  if (typeof from === 'string') mix.pieceOf('fromTo', what, [from, to]);
}
