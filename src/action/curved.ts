import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkFunction } from '../math/check.js';
import type { PlainLeaf } from '../lines/plain-leaf.js';
import type { Edges } from '../time/edges.js';
import type { Action, FiniteAction, ReversibleAction } from './action.js';
import type { Leaf } from './leaf.js';
import { LeafMotion, reverseOf } from './motion.js';
import { bentLeaf, curveWithin } from '../lines/plain-leaf.js';

/**
 * A leaf whose progress follows a curve: what `eased` makes of it, and still a leaf.
 *
 * @param curve By default the progress stays even.
 */
export function curved<A extends FiniteAction<never>>(action: A, curve?: Curve): A {
  if (curve === undefined) return action;
  const made: unknown = action;
  const motion = made as LeafMotion<never>;
  checkFunction(motion.kind, 'curve', curve);
  const turn = reverseOf<never>(action);
  const back = turn && ((): ReversibleAction<never> => curved(turn(), (t) => 1 - curve(1 - t)));
  return new Curved(motion, curve, back) as Action<never> as A;
}

class Curved<in T> extends LeafMotion<T> {
  private readonly leaf: LeafMotion<T>;
  private readonly curve: Curve;
  declare readonly reverse?: () => ReversibleAction<T>;

  constructor(leaf: LeafMotion<T>, curve: Curve, reverse: (() => ReversibleAction<T>) | undefined) {
    super(leaf.kind, leaf.duration);
    this.leaf = leaf;
    this.curve = curve;
    if (reverse !== undefined) this.reverse = reverse;
  }

  override get plain(): PlainLeaf<T> | null {
    const { plain } = this.leaf;
    return plain && bentLeaf(plain, this.curve);
  }

  bind(target: T, start: Seconds, end: Seconds, edges: Edges, outer: Curve | null = null): Leaf {
    return this.leaf.bind(target, start, end, edges, curveWithin(this.curve, outer));
  }
}
