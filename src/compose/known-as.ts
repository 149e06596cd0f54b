import type { Action, ReversibleAction } from '../action/action.js';
import type { Part } from '../action/composed.js';
import { type Motion, motionOf, reverseOf } from '../action/motion.js';

/**
 * Shows an action built from other compositions to tools as what the user wrote.
 *
 * @param kind The name of the function that the user called.
 * @param parts The actions that the user gave it.
 */
export function knownAs<A extends Action<never>>(kind: string, parts: () => readonly Part[], action: A): A {
  const { duration } = motionOf<never>(kind, action);
  const reversed = (): readonly Part[] =>
    parts().map(({ motion, start, ...rest }) => ({
      ...rest,
      motion: motionOf(kind, reverseOf<never>(motion)!()),
      start: Math.max(0, duration - start - motion.duration),
    }));
  return copyOf(action, { kind, parts }, (back) => knownAs(kind, reversed, back));
}

/**
 * A copy of an action that describes itself differently. It is not a wrapper: a plain leaf stays a plain leaf.
 *
 * @param changed Makes the same change to the reverse.
 */
export function copyOf<A extends Action<never>>(
  action: A,
  changes: Partial<Pick<Motion<never>, 'kind' | 'label'> & { readonly parts: () => readonly Part[] }>,
  changed: (back: ReversibleAction<never>) => ReversibleAction<never>,
): A {
  const reverse = reverseOf<never>(action);
  const copy = Object.create(Object.getPrototypeOf(action) as object) as A;
  return Object.assign(copy, action, changes, reverse && { reverse: () => changed(reverse()) });
}
