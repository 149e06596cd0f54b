import type { Seconds } from '../clock/seconds.js';
import type { Action } from '../motion/action.js';
import type { Child, Compound } from '../motion/compound.js';
import { type Motion, motionOf } from '../motion/motion.js';
import type { Bindable } from '../time/bindable.js';

/** An action as plain data. */
export interface Description {
  /** The name of the function that made it: `'moveTo'`, `'sequence'`. */
  readonly kind: string;
  /** The name that {@link named} or a {@link timeline} gives it. */
  readonly label?: string | undefined;
  /** Seconds; Infinity if it has no end, or none known beforehand. */
  readonly duration: Seconds;
  /** When it starts within its parent; Infinity if that is not known beforehand. */
  readonly offset: Seconds;
  /** Its children: one round of a repetition; none for a {@link script}, whose steps are not known beforehand. */
  readonly children: readonly Description[];
}

/**
 * Describes what an action is made of as a plain, frozen tree, for tools and for tests of a choreography.
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
 * @param action Any action. One that it contains several times appears several times.
 * @throws TypeError when `action` is not an action.
 * @see {@link named}, which labels a part.
 */
export function describe(action: Action<never>): Description {
  return nodeOf({ motion: motionOf('describe', action), start: 0 }, new Map());
}

/** @param known The children of motions seen so far: shared ones could double the work on every level. */
function nodeOf({ motion, start, label }: Child, known: Map<Motion<never>, readonly Description[]>): Description {
  let children = known.get(motion);
  if (children === undefined) {
    children = Object.freeze(childrenOf(motion).map((child) => nodeOf(child, known)));
    known.set(motion, children);
  }
  const { kind, duration } = motion;
  const name = motion.label ?? label;
  return Object.freeze({ kind, ...(name !== undefined && { label: name }), duration, offset: start, children });
}

function childrenOf(motion: Motion<never>): readonly Child[] {
  const { inner = [], children }: Partial<Compound<never>> = motion;
  const { succession }: Bindable<never> = motion;
  if (children !== undefined) return children;
  let next: Seconds = 0;
  return inner.map((child, index) => {
    const start = next;
    if (succession !== undefined) next = succession.endOf(index, start, 0);
    return { motion: child, start };
  });
}
