import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { curveWithin, type PlainLeaf } from '../lines/plain-leaf.js';
import { recorderOf } from '../lines/recorder.js';
import { checkCurve, checkDuration } from '../math/check.js';
import type { Edges } from '../time/edges.js';
import type { Effect, Progress } from '../time/effect.js';
import type { FiniteAction, Reverse, Reversed, ReversibleAction } from './action.js';
import { Leaf } from './leaf.js';
import { Motion } from './motion.js';

/** A motion that is a leaf. */
export abstract class LeafMotion<in T> extends Motion<T> {
  /** Bends its progress, if there is one. */
  declare curve?: Curve;
  /** Why a score leaves it out, if it does. */
  declare readonly unread?: string;

  get plain(): PlainLeaf<T> | null {
    return null;
  }

  get depth(): number {
    return 0;
  }

  get ends(): boolean {
    return true;
  }

  /** Starts it on a target. */
  abstract effectOn(target: T): Effect;

  /** @param outer A curve around its own. */
  bind(target: T, start: Seconds, end: Seconds, edges: Edges, outer?: Curve): Leaf {
    const curve = outer === undefined ? this.curve : curveWithin(this.curve, outer);
    const effect = recorderOf(target)?.start(this, curve, () => this.effectOn(target)) ?? this.effectOn(target);
    return new Leaf(effect, start, end, edges, curve);
  }
}

/** Starts an action on a target: reads what it needs, and returns a function that shows a progress, or an effect. */
export type Start<in T> = (target: T) => ((progress: Progress) => void) | Effect;

/** Makes an action of the library. @param name Its name in errors. */
export function leaf<T, R extends Reverse<T> = undefined>(
  name: string,
  duration: Seconds,
  start: Start<T>,
  reverse?: R,
): Reversed<T, R> {
  return new Defined(name, checkDuration(name, duration), start, reverse) as Reversed<T, R>;
}

/** Marks a leaf that a score leaves out. @param reason Why it cannot be read. */
export function leaveUnread<A extends FiniteAction<never>>(action: A, reason: string): A {
  return Object.assign(action, { unread: reason });
}

/** A leaf that is defined by its start. */
class Defined<in T> extends LeafMotion<T> {
  private readonly start: Start<T>;
  declare readonly reverse?: () => ReversibleAction<T>;

  constructor(kind: string, duration: Seconds, start: Start<T>, reverse: Reverse<T>) {
    super(kind, duration);
    this.start = start;
    if (reverse !== undefined) this.reverse = reverse;
  }

  effectOn(target: T): Effect {
    return effectOf<Effect>(this.start(target));
  }
}

/** The effect that a start has returned; a function becomes its `update`. */
export function effectOf<E extends { readonly update: object }>(started: E['update'] | E): E {
  return (typeof started === 'function' ? { update: started } : started) as E;
}

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
