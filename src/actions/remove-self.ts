import type { ReversibleAction } from '../action/action.js';
import { checkFunction, checkObject } from '../math/check.js';
import type { Removable } from './capabilities.js';
import { instant } from './instant.js';

/**
 * Calls the target's `remove()`. This can't be undone: going back across it re-arms it, as with {@link callFunc}.
 *
 * @see cocos2d-x RemoveSelf. Its reverse is itself.
 */
export function removeSelf(): ReversibleAction<Removable> {
  return instant<Removable>(
    'removeSelf',
    (target) => {
      checkFunction('removeSelf', "the target's remove", checkObject('removeSelf', 'the target', target).remove);
      target.remove();
      return undefined;
    },
    removeSelf,
  );
}
