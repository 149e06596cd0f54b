import type { FiniteAction, FiniteWrapper, ReversibleAction } from '../action/action.js';
import { composed } from '../action/composed.js';
import { bentLeaf } from '../lines/plain-leaf.js';
import type { PlainLeaf } from '../lines/plain-leaf.js';
import { LeafMotion, finiteMotionOf, reverseOf } from '../action/motion.js';
import type { Curve } from '../easing/curve.js';
import { checkFunction } from '../math/check.js';
import { bindWarped } from './warp.js';

/**
 * Bends an action's time along a curve. The curve may overshoot and swing; an action follows it there and back.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { eased, moveTo } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * from([0, 0.5]).pipe(eased(moveTo(1, { x: 100, y: 0 }), (t) => t * t).on(ship)).subscribe();
 * ship.x; // => 25
 * ```
 *
 * @param action What to bend; a whole sequence is bent as one.
 * @param curve From progress to progress, with 0 at 0 and 1 at 1; any function serves.
 * @returns An action as long as `action`. Its reverse is the reversed action along the curve turned around.
 * @throws RangeError when the action has no end; TypeError when `curve` is not a function. While it runs, a RangeError when the
 * curve returns no finite number.
 * @see cocos2d-x ActionEase. Differs: the reverse retraces, whatever the curve.
 */
export const eased: FiniteWrapper<[], [curve: Curve]> = <T>(action: FiniteAction<T>, curve: Curve): never => {
  const motion = finiteMotionOf('eased', action);
  checkFunction('eased', 'curve', curve);
  const turn = reverseOf(action);
  return composed('eased', [motion], {
    duration: motion.duration,
    plain: motion instanceof LeafMotion && motion.plain ? bentLeaf<T>(motion.plain as PlainLeaf<T>, curve) : null,
    bind: (target, start, end, edges) => bindWarped(motion, { curve }, target, start, end, edges),
    reverse: turn && ((): ReversibleAction<T> => eased(turn(), (t) => 1 - curve(1 - t))),
  });
};
