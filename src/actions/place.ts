import type { ReversibleAction } from '../action/action.js';
import { checkFinite, checkObject } from '../math/check.js';
import type { Positioned } from './capabilities.js';
import { instant } from './instant.js';

/**
 * Puts the target at a place.
 *
 * @param at The place, in the target's own units.
 * @throws RangeError when a number is not finite.
 * @see cocos2d-x Place. Its reverse is itself, as there: it does not know where the target was.
 */
export function place(at: Readonly<Positioned>): ReversibleAction<Positioned> {
  checkObject('place', 'at', at);
  const x = checkFinite('place', 'x', at.x);
  const y = checkFinite('place', 'y', at.y);
  return instant<Positioned>(
    'place',
    (target) => {
      const found = { x: target.x, y: target.y };
      target.x = x;
      target.y = y;
      return () => {
        target.x = found.x;
        target.y = found.y;
      };
    },
    () => place({ x, y }),
  );
}
