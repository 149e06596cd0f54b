import type { Curve } from '../easing/curve.js';
import { type PlainLeaf, withOuterCurve } from '../lines/plain-leaf.js';
import { checkCurve } from '../math/check.js';
import type { Action, Composition, FiniteAction } from '../motion/action.js';
import { compose } from '../motion/compound.js';
import { LeafMotion } from '../motion/leaf-motion.js';
import { finiteMotionOf, reverseOf } from '../motion/motion.js';
import { bindWarp } from './warp.js';

/**
 * Bends an action's time along a curve. The curve may overshoot and swing; the action follows it.
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
 * @param action What to bend. A sequence is bent as a whole.
 * @param curve Any function from progress to progress with 0 at 0 and 1 at 1.
 * @returns An action as long as `action`. Its reverse is the reverse of `action` along the reversed curve.
 * @throws RangeError when the action has no end; TypeError when `curve` is not a function. While it runs, a RangeError
 * when the curve does not return a finite number.
 * @see cocos2d-x ActionEase. Differs: the reverse retraces every curve.
 */
export function eased<A extends FiniteAction<never>>(action: A, curve: Curve): Composition<A>;
export function eased<T>(action: FiniteAction<T>, curve: Curve): FiniteAction<T> {
  return easedFor('eased', action, curve);
}

/** The same for the function `name`, which is named in errors. */
export function easedFor<T>(name: string, action: Action<T>, curve: Curve): FiniteAction<T> {
  const motion = finiteMotionOf(name, action);
  checkCurve(name, curve);
  return compose('eased', [motion], {
    duration: motion.duration,
    plain: motion instanceof LeafMotion && motion.plain ? withOuterCurve<T>(motion.plain as PlainLeaf<T>, curve) : null,
    bind: bindWarp(motion, { curve }),
    reverse: reverseOf(action, (back) => eased(back, (t) => 1 - curve(1 - t))),
  });
}
