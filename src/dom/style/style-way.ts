import { type Course, straight } from '../../actions/course.js';
import type { ColorSpace } from '../../math/color-mixing.js';
import { noneLike } from './none.js';

/** A text in the style of an element; what writes it does not touch the page until the next flush. */
export interface StyleText {
  /** As in CSS. */
  readonly name: string;
  value: string;
  /** As the browser computes it, or another text in its place, at this moment: lengths in pixels, colours in channels. */
  computed(text?: string): string;
  /** What comes of that in the end: of the functions of a transform a matrix. */
  used(text?: string): string;
}

/**
 * The way of a text in the style from what it is to a goal. Where the two are not of like shape, it goes from how the browser computes the one to how it computes the
 * other: `'200px'` leads to `'50%'`. It ends at the goal as that was given.
 *
 * @throws TypeError where those are not of like shape either.
 */
export function wayOfStyle(name: string, text: StyleText, goal: string, space: ColorSpace | undefined): Course {
  const found = text.value;
  const way = (from: string, to: string): Course =>
    straight(name, text.name, ...withoutNone(text.name, from, to), space);
  const course = firstOf(
    () => way(found, goal),
    () => way(text.computed(), goal),
    () => way(text.computed(), text.computed(goal)),
    () => way(text.used(), text.used(goal)),
  );
  return { at: (progress) => (progress === 0 ? found : progress === 1 ? goal : course.at(progress)) };
}

/** What the first of them returns that does not throw; else what that threw. */
function firstOf(first: () => Course, ...others: readonly (() => Course)[]): Course {
  try {
    return first();
  } catch (error) {
    for (const other of others) {
      try {
        return other();
      } catch {
        // The first one says it in the user's own words.
      }
    }
    throw error;
  }
}

/** Where `none` says what 0 does; elsewhere it may be no limit, or no distance at all. */
const isNothing = /(?:filter|shadow|dasharray)$|^(?:transform|translate|rotate|scale)$/;

/** `none` is what has the form of the other one and does nothing. */
function withoutNone(property: string, from: string, to: string): [from: string, to: string] {
  const like = (text: string, other: string): string =>
    text.trim() === 'none' && (isNothing.test(property) || other.trim().startsWith('inset('))
      ? noneLike(property, other)
      : text;
  return [like(from, to), like(to, from)];
}
