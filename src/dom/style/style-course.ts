import { type Course, straight } from '../../actions/course.js';
import type { ValueMix } from '../../math/value-mix.js';
import { isTaken } from './in-range.js';
import { noneLike } from './none.js';
import type { TextValue } from './style-text.js';

/**
 * The course of a text in the style to a goal, at which it ends as that was given. Where the two differ in form, both
 * go as the browser computes them: from `200px` to `50%`. Where it leaves them in different units, as in the radius of
 * a corner, it mixes them itself.
 *
 * @throws TypeError where those differ in form, too.
 */
export function styleCourse(
  action: string,
  text: Pick<TextValue, 'name' | 'value' | 'own' | 'isOwn' | 'computed' | 'used'>,
  goal: string,
  mix: ValueMix,
): Course {
  const found = text.value;
  const last = goal === '*' || text.isOwn(goal) ? text.own : goal;
  const between = (from: string, to: string): Course =>
    straight(action, text.name, ...withoutNone(text.name, from, to), mix);
  const course = firstOf([
    () => between(found, goal),
    () => between(text.computed(found), goal),
    () => between(text.computed(found), text.computed(goal)),
    () => between(text.used(found), text.used(goal)),
    () => mixedUnits(text.name, text.used(found), text.used(goal)),
    () => unchanged(found, last),
  ]);
  return { at: (progress) => (progress === 0 ? found : progress === 1 ? last : course.at(progress)) };
}

/** The first course that exists. The error is that of the first attempt, which has the user's own words. */
function firstOf(courses: readonly (() => Course)[]): Course {
  let first: Error | undefined;
  for (const course of courses) {
    try {
      return course();
    } catch (error) {
      first ??= error as Error;
    }
  }
  throw first!;
}

/** A number with a unit, or what {@link mixedUnits} has made of two. */
const WITH_UNIT = /^(?:[-+]?[\d.]+(?:%|[a-z]+)|calc\(.*\))$/i;

function mixedUnits(property: string, from: string, to: string): Course {
  const at = (progress: number): string => `calc(${from} * ${1 - progress} + ${to} * ${progress})`;
  if (!WITH_UNIT.test(from) || !WITH_UNIT.test(to) || !isTaken(property, at(0.5))) throw new TypeError();
  return { at };
}

/** Words that are the same need no numbers: `none` to `none`. */
function unchanged(from: string, to: string): Course {
  if (from !== to) throw new TypeError();
  return { at: () => from };
}

/** Properties for which `none` means what 0 does; elsewhere it may mean no limit, or no distance. */
const noneIsZero = /(?:filter|shadow|dasharray)$|^(?:transform|translate|rotate|scale)$/;

/** Properties for which `normal` means 0. */
const normalIsZero = /(?:spacing|gap)$/;

/** In place of `none` or `normal`, what has the form of the other text and does nothing. */
function withoutNone(property: string, from: string, to: string): [from: string, to: string] {
  const like = (text: string, other: string): string =>
    (text.trim() === 'none' && (noneIsZero.test(property) || other.trim().startsWith('inset('))) ||
    (text.trim() === 'normal' && normalIsZero.test(property))
      ? noneLike(property, other)
      : text;
  return [like(from, to), like(to, from)];
}
