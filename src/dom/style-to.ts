import type { FiniteAction, ReversibleAction } from '../action/action.js';
import type { Lens } from '../lines/lens.js';
import { eachNamed } from '../lines/named-tracks.js';
import type { Track } from '../lines/line.js';
import { alongLines } from '../lines/lines.js';
import { checkFinite, checkObject } from '../math/check.js';
import type { Seconds } from '../clock/seconds.js';
import type { Styled } from './dom-target.js';

/** Numbers by the names of CSS properties, as in CSS or as in scripts. */
export type StyleValues = Readonly<Record<string, number>>;

/**
 * Leads numbers in the style of an element to values, in the units that they have there.
 *
 * ```ts no-run
 * import { play } from 'rx-motion';
 * import { domTarget, styleTo } from 'rx-motion/dom';
 *
 * const box = domTarget(document.querySelector<HTMLElement>('#box')!);
 * play(styleTo(0.5, { '--glow': 1, borderRadius: 8 }), box).subscribe();
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param values Where each number ends. A custom property that nobody has set starts at 0.
 * @throws RangeError when a number is not finite or `duration` is negative. While it runs, a RangeError when the style says
 * something that is not a number; `target.style(property, unit)`, called before, gives it a unit.
 */
export function styleTo(duration: Seconds, values: StyleValues): FiniteAction<Styled> {
  return alongLines(
    'styleTo',
    duration,
    'owns',
    tracks('styleTo', values, (goal) => ({ to: () => goal })),
  );
}

/**
 * Leads numbers in the style of an element by amounts, and adds to what else changes them.
 *
 * @param duration Seconds, >= 0.
 * @param values What is added to each number.
 * @throws RangeError as for {@link styleTo}.
 */
export function styleBy(duration: Seconds, values: StyleValues): ReversibleAction<Styled> {
  const reverse = (): ReversibleAction<Styled> =>
    styleBy(
      duration,
      eachNamed(values, (amount) => -amount),
    );
  return alongLines(
    'styleBy',
    duration,
    'adds',
    tracks('styleBy', values, (amount) => ({ to: (from) => from + amount })),
    reverse,
  );
}

function tracks(
  name: string,
  values: StyleValues,
  track: (value: number) => Omit<Track<Styled>, 'lens'>,
): readonly Track<Styled>[] {
  return Object.entries(checkObject(name, 'values', values)).map(([property, value]) => ({
    lens: lensOf(property),
    ...track(checkFinite(name, property, value)),
  }));
}

function lensOf(property: string): Lens<Styled> {
  return {
    name: property,
    read: (target) => target.style(property).value,
    write: (target, value) => {
      target.style(property).value = value;
    },
  };
}
