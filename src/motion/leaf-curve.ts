import type { Curve } from '../easing/curve.js';
import { checkCurve } from '../math/check.js';
import type { FiniteAction, ReversibleAction } from './action.js';
import type { LeafMotion } from './motion.js';

/** Makes the progress of a leaf follow a curve, if there is one. Changes the leaf, which must be new. */
export function applyCurve<A extends FiniteAction<never>>(action: A, curve?: Curve): A {
  if (curve === undefined) return action;
  const made: unknown = action;
  const motion = made as LeafMotion<never> & { reverse?: () => ReversibleAction<never> };
  const { kind } = motion;
  const reverse = motion.reverse?.bind(motion);
  motion.curve = checkCurve(kind, curve);
  if (reverse !== undefined) motion.reverse = () => applyCurve(reverse(), (t) => 1 - curve(1 - t));
  return action;
}
