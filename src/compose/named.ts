import type { Action } from '../action/action.js';
import { motionOf } from '../action/motion.js';
import { checkString } from '../math/check.js';
import { copyOf } from './known-as.js';

/**
 * The same action with a label, by which {@link describe} and `toMarbles` of `rx-motion/testing` call it. It runs as it did.
 *
 * ```ts
 * import { describe, fadeIn, named } from 'rx-motion';
 *
 * describe(named('enter', fadeIn(1))); // => { kind: 'fadeIn', label: 'enter', duration: 1, offset: 0, children: [] }
 * ```
 *
 * @param label Any text; several actions may have the same.
 * @param action Any action. What stands elsewhere stays without the label.
 * @returns A copy of the action. Its reverse has the label, too.
 * @throws TypeError when `label` is not a string or `action` not an action.
 */
export function named<A extends Action<never>>(label: string, action: A): A {
  checkString('named', 'label', label);
  motionOf<never>('named', action);
  return copyOf(action, { label }, (back) => named(label, back));
}
