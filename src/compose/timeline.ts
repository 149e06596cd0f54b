import type { Seconds } from '../clock/seconds.js';
import { checkObject, checkOptions } from '../math/check.js';
import type { Action, Composition } from '../motion/action.js';
import { type Entry, Schedule, type TimelineDefaults } from './schedule.js';
import { makeSpawn } from './spawn.js';

/** The time of each label of a {@link timeline}, in seconds. */
export interface Labelled<Label extends string> {
  readonly labels: Readonly<Record<Label, Seconds>>;
}

/** The action of a timeline's entry `E`. */
export type ActionOf<E> =
  E extends Action<never> ? E : E extends { readonly action: infer A extends Action<never> } ? A : never;

/**
 * Runs actions at times that have names. The name of an entry is a label that other entries can refer to.
 *
 *     logo       ^---------!                      the first one starts at 0
 *     title        ^---------!                    { at: 'logo', offset: 0.2 }: a little later than `logo`
 *     byline                 ^----!               after the previous entry
 *     curtain                   ^-----!           { after: 'title', offset: 0.3 }
 *     light                     ^--!              { at: '<' }: with the previous entry
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { fadeTo, moveBy, targeted, timeline } from 'rx-motion';
 *
 * const title = { x: 0, y: 0, opacity: 1 };
 * const logo = { opacity: 1 };
 * const intro = timeline({
 *   logo: targeted(logo, fadeTo(1, 0)),
 *   title: { at: 'logo', offset: 0.5, action: moveBy(1, { x: 100, y: 0 }) },
 *   curtain: { after: 'title', offset: 0.25, action: fadeTo(0.25, 0) },
 * });
 * intro.labels; // => { logo: 0, title: 0.5, curtain: 1.75 }
 * intro.duration; // => 2
 * from([0, intro.labels.title, 1]).pipe(intro.on(title)).subscribe();
 * [title.x, logo.opacity]; // => [50, 0]
 *
 * const step = fadeTo(1, 0);
 * const close = timeline({ a: step, b: step, c: { at: '<+=0.1', action: step } }, { at: '-=0.5' });
 * close.labels; // => { a: 0, b: 0.5, c: 0.6 }
 * ```
 *
 * Entries that overlap and animate the same property are like branches of a {@link spawn}: By-actions add up; a
 * To-action that starts later wins.
 *
 * @param entries By label. Their order is the default order in time, and the order of instants at the same time.
 * A chain of several thousand references to later entries exhausts the stack.
 * @param defaults Time, offset and curve of the entries that don't give their own.
 * @returns An action that is reversible, finite or ending if all of its actions are, with `labels` to jump to.
 * @throws RangeError when an entry would start before 0 or after one of unknown length, or its start depends on itself;
 * or when a label is a whole number, because objects do not keep those in order. TypeError when a label does not exist,
 * or an entry has both `at` and `after`.
 * @see {@link sequence}, {@link spawn} and {@link stagger}, which need no names.
 */
export function timeline<const E extends { readonly [L in keyof E]: Entry<keyof E & string> }>(
  entries: E,
  defaults: TimelineDefaults = {},
): Composition<ActionOf<E[keyof E]>> & Labelled<keyof E & string> {
  checkObject('timeline', 'entries', entries);
  checkOptions('timeline', defaults, 'at curve offset', 'defaults');
  const schedule = new Schedule(entries, defaults);
  const { labels } = schedule;
  // Sorted by start: a later action reads what an earlier one wrote, wins over it and is undone before it.
  const children = schedule.children.sort((a, b) => a.start - b.start || a.end - b.end || 0);
  return Object.assign(makeSpawn('timeline', children), { labels }) as never;
}
