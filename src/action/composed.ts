import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from '../time/bindable.js';
import type { Action, ReversibleAction } from './action.js';
import type { Progress } from './effect.js';
import { Motion, depthAround } from './motion.js';

/** What makes one motion out of others. */
export interface Composition<in T> {
  /** Seconds; Infinity where the motion has no end or one that is not known beforehand. */
  readonly duration: Seconds;
  /** Whether it ends by itself. By default it does if all of the others do. */
  readonly ends?: boolean;
  readonly bind: Bindable<T>['bind'];
  /** What the outside is told at a time; by default how much of the duration has passed. */
  readonly progressAt?: ((time: Seconds) => Progress) | undefined;
  /** How it turns around, if it can. */
  readonly reverse?: (() => ReversibleAction<T>) | undefined;
}

/**
 * Makes one action out of others.
 *
 * @param name As errors call it.
 * @param inner What it is made of.
 */
export function composed<A>(name: string, inner: readonly Motion<never>[], composition: Composition<never>): A {
  return new Composed(
    composition,
    depthAround(name, inner),
    inner.every(({ ends }) => ends),
  ) as Action<never> as A;
}

/** Makes an action of its own kind, whose end is not planned. */
export function unplanned<T, A extends Action<T>>(ends: boolean, bind: Bindable<T>['bind']): A {
  return new Composed<T>({ duration: Infinity, bind, progressAt: () => 0 }, 0, ends) as Action<never> as A;
}

class Composed<in T> extends Motion<T> {
  override readonly bind: Bindable<T>['bind'];
  readonly reverse?: () => ReversibleAction<T>;

  constructor({ duration, ends, bind, progressAt, reverse }: Composition<T>, depth: number, allEnd: boolean) {
    super(duration, depth, ends ?? allEnd);
    this.bind = bind;
    if (progressAt !== undefined) this.progressAt = progressAt;
    if (reverse !== undefined) this.reverse = reverse;
  }
}
