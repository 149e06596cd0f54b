import { checkString } from '../math/check.js';
import type { Action } from '../motion/action.js';
import { motionOf, reverseOf } from '../motion/motion.js';

/**
 * Gives an action a label, which {@link describe} and `toMarbles` of `rx-motion/testing` show. It runs as before.
 *
 * ```ts
 * import { describe, fadeIn, named } from 'rx-motion';
 *
 * describe(named('enter', fadeIn(1))); // => { kind: 'fadeIn', label: 'enter', duration: 1, offset: 0, children: [] }
 * ```
 *
 * @param label Any text. Several actions may share a label.
 * @param action Any action. It is not changed.
 * @returns A copy of the action. Its reverse has the label too.
 * @throws TypeError when `label` is not a string or `action` not an action.
 */
export function named<A extends Action<never>>(label: string, action: A): A {
  checkString('named', 'label', label);
  motionOf<never>('named', action);
  const reverse = reverseOf<never, never>(action, (back) => named(label, back));
  // Not a wrapper: a plain leaf stays a plain leaf.
  const copy = Object.create(Object.getPrototypeOf(action) as object) as A;
  return Object.assign(copy, action, { label }, reverse && { reverse });
}
