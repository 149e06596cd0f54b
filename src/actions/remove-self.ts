import { callWith } from '../lines/recorder.js';
import { checkFunction, checkObject } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import type { Removable } from './capabilities.js';
import { instant } from './instant.js';

/**
 * Calls the target's `remove()`. This can't be undone: going back across it re-arms it, as with {@link callFunc}.
 *
 * @throws When it runs, a TypeError when the target has no `remove`.
 * @see cocos2d-x RemoveSelf. Its reverse is itself.
 */
export function removeSelf(): ReversibleAction<Removable> {
  return instant<Removable>(
    'removeSelf',
    (target) => {
      const { remove } = checkObject('removeSelf', 'the target', target) as { readonly remove: () => void };
      checkFunction('removeSelf', "the target's remove", remove);
      callWith('removeSelf', target, (it) => {
        it.remove();
      });
    },
    removeSelf,
  );
}
