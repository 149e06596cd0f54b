import type { Action } from '../action/action.js';
import { Composed, type Part } from '../action/composed.js';
import { type Motion, motionOf } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';

/** What an action is, as plain data. */
export interface Description {
  /** The name of the function that made it: `'moveTo'`, `'sequence'`. */
  readonly kind: string;
  /** What {@link named} or a {@link timeline} calls it. */
  readonly label?: string;
  /** In its own time; Infinity where it has no end or one that is not known beforehand. */
  readonly duration: Seconds;
  /** When it starts in what it is a part of; Infinity where that is not known beforehand. */
  readonly offset: Seconds;
  /** What it is made of: of a repetition one round, of a {@link script} nothing, for that is not known beforehand. */
  readonly children: readonly Description[];
}

/**
 * What an action is made of, as a plain, frozen tree: for tools, and for tests of a choreography.
 *
 * ```ts
 * import { delayTime, describe, fadeIn, moveBy, named, sequence } from 'rx-motion';
 *
 * const enter = named('enter', sequence(delayTime(0.5), moveBy(1, { x: 100 })));
 * describe(enter).label; // => 'enter'
 * describe(enter).children[1]; // => { kind: 'moveBy', duration: 1, offset: 0.5, children: [] }
 * describe(sequence(enter, fadeIn(1))).children.map(({ label, kind }) => label ?? kind); // => ['enter', 'fadeIn']
 * ```
 *
 * @param action Any action; what stands in it several times is there several times.
 * @throws TypeError when `action` is not an action.
 * @see {@link named}, which labels a part.
 */
export function describe(action: Action<never>): Description {
  return nodeOf({ motion: motionOf('describe', action), start: 0 }, new Map());
}

/** @param known What is known of actions that stand in the whole several times: with each level there may be twice as many. */
function nodeOf({ motion, start, label }: Part, known: Map<Motion<never>, readonly Description[]>): Description {
  let children = known.get(motion);
  if (children === undefined) {
    children = Object.freeze(partsOf(motion).map((part) => nodeOf(part, known)));
    known.set(motion, children);
  }
  const { kind, duration } = motion;
  const called = motion.label ?? label;
  return Object.freeze({ kind, ...(called !== undefined && { label: called }), duration, offset: start, children });
}

function partsOf(motion: Motion<never>): readonly Part[] {
  if (!(motion instanceof Composed)) return [];
  const { inner, succession, parts } = motion as Composed<never>;
  if (parts !== undefined) return parts();
  let next: Seconds = 0;
  return inner.map((child, index) => {
    const start = next;
    if (succession !== undefined) next = succession.endOf(index, start, 0);
    return { motion: child, start };
  });
}
