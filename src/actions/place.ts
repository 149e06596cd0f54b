import { startOn } from '../lines/target.js';
import { checkPoint } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import type { Positioned } from './capabilities.js';
import { assignment } from './instant.js';

/**
 * Puts the target at a position.
 *
 * @param at The position, in the target's own units.
 * @throws RangeError when a number is not finite; TypeError when `at` is not an object.
 * @see cocos2d-x Place. Its reverse is itself, as there: the earlier position is not known.
 */
export function place(at: Readonly<Positioned>): ReversibleAction<Positioned> {
  const position = checkPoint('place', 'at', at);
  return assignment<Positioned>(
    'place',
    (target) => {
      startOn(target);
      return position;
    },
    () => place(position),
  );
}
