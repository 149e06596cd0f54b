import type { Action, ReversibleAction } from '../action/action.js';
import type { Part } from '../action/composed.js';
import { type Motion, motionOf, reverseOf } from '../action/motion.js';

/**
 * An action that was made out of compositions, as tools see it: by the name of the function that made it, and by what users gave that.
 *
 * @param parts What users made it of.
 */
export function knownAs<A extends Action<never>>(kind: string, parts: () => readonly Part[], action: A): A {
  const { duration } = motionOf<never>(kind, action);
  const turned = (): readonly Part[] =>
    parts().map(({ motion, start, ...rest }) => ({
      ...rest,
      motion: motionOf(kind, reverseOf<never>(motion)!()),
      start: Math.max(0, duration - start - motion.duration),
    }));
  return copyOf(action, { kind, parts }, (back) => knownAs(kind, turned, back));
}

/**
 * A copy of an action with something else to tell, and not an action around it: whatever is a plain leaf stays one.
 *
 * @param turned Does the same to its reverse.
 */
export function copyOf<A extends Action<never>>(
  action: A,
  changes: Partial<Pick<Motion<never>, 'kind' | 'label'> & { readonly parts: () => readonly Part[] }>,
  turned: (back: ReversibleAction<never>) => ReversibleAction<never>,
): A {
  const turn = reverseOf<never>(action);
  const copy = Object.create(Object.getPrototypeOf(action) as object) as A;
  return Object.assign(copy, action, changes, turn && { reverse: () => turned(turn()) });
}
