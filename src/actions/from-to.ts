import type { ReversibleAction } from '../action/action.js';
import type { Seconds } from '../clock/seconds.js';
import { spaceOf } from '../math/color-mixing.js';
import { describe } from '../math/check.js';
import { shapeOf } from '../math/shape.js';
import { alongCourses, straight as straightCourse } from './course.js';
import { type Having, type ValueOptions, type Values, numbersOf, partsOf } from './parts.js';
import { straight } from '../action/straight.js';
import { fromValue } from '../lines/aim.js';

/**
 * Animates values of a target from given values to others. Before its start the target is as it was found.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { fromTo } from 'rx-motion';
 *
 * const panel = { left: '0%', opacity: 1 };
 * const enter = fromTo(1, { left: '-100%', opacity: 0 }, { left: '0%', opacity: 1 });
 * from([0, 0.75]).pipe(enter.on(panel)).subscribe();
 * panel; // => { left: '-25%', opacity: 0.75 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param from What the first frame shows.
 * @param to What the last frame shows: the same names, values of the same form.
 * @param options The space in which colours are mixed.
 * @throws RangeError and TypeError as for {@link to}; TypeError when the names differ.
 * @see {@link tweenFrom}, which ends where the target was found.
 */
export function fromTo<P extends Values<P>>(
  duration: Seconds,
  from: P,
  to: NoInfer<Values<P>>,
  options: ValueOptions = {},
): ReversibleAction<Having<P>> {
  const space = spaceOf('fromTo', options);
  const starts = new Map(partsOf<Having<P>>('fromTo', from).map(({ lens, value }) => [lens.name, value]));
  const parts = partsOf<Having<P>>('fromTo', to);
  const names = parts.map(({ lens }) => lens.name);
  if (names.length !== starts.size || !names.every((name) => starts.has(name)))
    throw new TypeError(`fromTo: to must name ${[...starts.keys()].join(', ')}, got ${names.join(', ') || 'nothing'}`);
  for (const { lens, value } of parts) checkLike(lens.name, starts.get(lens.name)!, value);
  const reverse = (): ReversibleAction<Having<P>> => fromTo<P>(duration, to as P, from, options);
  const numbers = numbersOf(parts);
  if (numbers !== undefined) {
    const first = numbers.lenses.list.map((lens) => starts.get(lens.name) as number);
    return straight('fromTo', duration, numbers, fromValue(first), reverse);
  }
  const all = parts.map(({ lens, value }) => {
    const course = straightCourse('fromTo', lens.name, starts.get(lens.name)!, value, space);
    return { lens, course: () => course };
  });
  return alongCourses('fromTo', duration, all, reverse);
}

function checkLike(what: string, from: number | string, to: number | string): void {
  if (typeof from !== typeof to)
    throw new TypeError(`fromTo: ${what} must be of the form of ${describe(from)}, got ${describe(to)}`);
  if (typeof from === 'string') shapeOf('fromTo', [from, to as string], undefined, what);
}
