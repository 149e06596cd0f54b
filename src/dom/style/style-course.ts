import { type Course, straight } from '../../actions/course.js';
import type { ValueMix } from '../../math/css-values.js';
import { noneLike } from './none.js';
import type { TextValue } from './style-text.js';

/**
 * The course of a text in the style to a goal, at which it ends as that was given. Where the two differ in form, both
 * go as the browser computes them: from `200px` to `50%`.
 *
 * @throws TypeError where those differ in form, too.
 */
export function styleCourse(
  action: string,
  text: Pick<TextValue, 'name' | 'value' | 'own' | 'computed' | 'used'>,
  goal: string,
  mix: ValueMix,
): Course {
  const found = text.value;
  const between = (from: string, to: string): Course =>
    straight(action, text.name, ...withoutNone(text.name, from, to), mix);
  const course = firstOf(
    () => between(found, goal),
    () => between(text.computed(found), goal),
    () => between(text.computed(found), text.computed(goal)),
    () => between(text.used(found), text.used(goal)),
  );
  const last = goal === '*' ? text.own : goal;
  return { at: (progress) => (progress === 0 ? found : progress === 1 ? last : course.at(progress)) };
}

/** The first course that exists. The error is that of the first attempt, which has the user's own words. */
function firstOf(first: () => Course, ...others: readonly (() => Course)[]): Course {
  try {
    return first();
  } catch (error) {
    for (const other of others) {
      try {
        return other();
      } catch {
        // Try the next one.
      }
    }
    throw error;
  }
}

/** Properties for which `none` means what 0 does; elsewhere it may mean no limit, or no distance. */
const noneIsZero = /(?:filter|shadow|dasharray)$|^(?:transform|translate|rotate|scale)$/;

/** In place of `none`, what has the form of the other text and does nothing. */
function withoutNone(property: string, from: string, to: string): [from: string, to: string] {
  const like = (text: string, other: string): string =>
    text.trim() === 'none' && (noneIsZero.test(property) || other.trim().startsWith('inset('))
      ? noneLike(property, other)
      : text;
  return [like(from, to), like(to, from)];
}
