import { type Course, straightCourse } from '../../actions/course.js';
import type { ValueMix } from '../../math/value-mix.js';
import { isTaken } from './in-range.js';
import { neutralText } from './neutral-text.js';
import type { TextValue } from './style-text.js';

/**
 * The course of a text in the style to a goal; it ends with the goal as given. If the two differ in form, the browser
 * computes both: from `200px` to `50%`. If their units still differ, as in the radius of a corner, `calc()` mixes them.
 *
 * @throws TypeError when the computed texts differ in form, too.
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
    straightCourse(action, text.name, ...withoutNone(text.name, from, to), mix);
  const used = (): [from: string, to: string] => evened(text.name, text.used(found), text.used(goal));
  const course = firstOf([
    () => between(found, goal),
    () => between(text.computed(found), goal),
    () => between(text.computed(found), text.computed(goal)),
    () => between(...used()),
    () => mixedUnits(text.name, ...used()),
    () => unchanged(found, last),
  ]);
  return { at: (progress) => (progress === 0 ? found : progress === 1 ? last : course.at(progress)) };
}

/**
 * The first course that exists. The error is that of the first attempt, which quotes the values as the user wrote them.
 */
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

/** A number with its unit, or what {@link mixedUnits} has made of two. */
const NUMBER = /^(?:[-+]?[\d.]+(?:%|[a-z]+)?|calc\(.*\))$/i;

/** The numbers of a list that spaces separate; empty if it contains anything else. */
function numbersIn(text: string): string[] {
  const items = [''];
  let depth = 0;
  for (const letter of text.trim()) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ' ' && depth === 0) items.push('');
    else items.push(`${items.pop()!}${letter}`);
  }
  return items.every((item) => NUMBER.test(item)) ? items : [];
}

/** Pads two lists to the same length. Browsers leave out numbers that follow from others: `0px` is `0px 0px`. */
function evened(property: string, from: string, to: string): [from: string, to: string] {
  const [starts, ends] = [numbersIn(from), numbersIn(to)];
  if (starts.length === ends.length || starts.length === 0 || ends.length === 0) return [from, to];
  const count = Math.max(starts.length, ends.length);
  const padded = (numbers: readonly string[]): string => {
    const first = numbers[0]!;
    const [, second = property === 'translate' ? '0px' : first, third = first, fourth = second] = numbers;
    return [first, second, third, fourth, ...numbers.slice(4)].slice(0, count).join(' ');
  };
  return [padded(starts), padded(ends)];
}

function mixedUnits(property: string, from: string, to: string): Course {
  const [starts, ends] = [numbersIn(from), numbersIn(to)];
  const at = (progress: number): string =>
    starts.map((start, index) => `calc(${start} * ${1 - progress} + ${ends[index]!} * ${progress})`).join(' ');
  if (starts.length === 0 || starts.length !== ends.length || !isTaken(property, at(0.5))) throw new TypeError();
  return { at };
}

/** Equal texts need no numbers: `none` to `none`. */
function unchanged(from: string, to: string): Course {
  if (from !== to) throw new TypeError();
  return { at: () => from };
}

/** Properties for which `none` means what 0 does; elsewhere it may mean no limit, or no distance. */
const noneIsZero = /(?:filter|shadow|dasharray)$|^(?:transform|translate|rotate|scale)$/;

/** Properties for which `normal` means 0. */
const normalIsZero = /(?:spacing|gap)$/;

/** Replaces `none` or `normal` by a text that has the form of the other one and does nothing. */
function withoutNone(property: string, from: string, to: string): [from: string, to: string] {
  const like = (text: string, other: string): string =>
    (text.trim() === 'none' && (noneIsZero.test(property) || other.trim().startsWith('inset('))) ||
    (text.trim() === 'normal' && normalIsZero.test(property))
      ? neutralText(property, other)
      : text;
  return [like(from, to), like(to, from)];
}
