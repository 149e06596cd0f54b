import type { Seconds } from '../clock/seconds.js';
import type { PlainLeaf } from '../lines/plain-leaf.js';
import { recorderOf } from '../lines/recorder.js';
import type { Bindable } from '../time/bindable.js';
import type { Branches } from '../time/branches.js';
import type { Edges } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import type { Span } from '../time/span.js';
import type { EndingAction, ReversibleAction } from './action.js';
import { Motion, RESPECTS_SETTING } from './motion.js';

/** How one motion is made of others. */
export interface Parts<in T> {
  /** Seconds; Infinity if the motion has no end, or one that is not known beforehand. */
  readonly duration: Seconds;
  /** Whether it ends by itself; by default whether all of the others do. */
  readonly ends?: boolean;
  readonly bind: Bindable<T>['bind'];
  /** The motion as a plain leaf, if it is no more than that. */
  readonly plain?: PlainLeaf<T> | null;
  /** The progress that it emits at a time; by default how much of the duration has passed. */
  readonly progressAt?: ((time: Seconds) => Progress) | undefined;
  /** Makes its reverse, if it has one. */
  readonly reverse?: (() => ReversibleAction<T>) | undefined;
  /** If it runs others side by side: these and their times. */
  readonly branches?: Branches<never>;
  /** Why a score leaves it out, if it does. */
  readonly unread?: string | undefined;
  /** The actions that the user gave; by default the inner ones, in succession or all from the start. */
  readonly children?: readonly Child[];
}

/** An action in a composition, as the user gave it, and its time. */
export interface Child {
  readonly motion: Motion<never>;
  /** When it starts, in seconds of the whole. */
  readonly start: Seconds;
  /** When it ends; by default its duration later. */
  readonly end?: Seconds;
  readonly label?: string;
}

/**
 * Makes one action out of others.
 *
 * @param name Its name in errors.
 * @param inner What it is made of.
 */
export function compose<A>(name: string, inner: readonly Motion<never>[], parts: Parts<never>): A {
  return new FromComposition(name, inner, parts) as A;
}

/** Why a score leaves out an action of unknown length. */
export const UNKNOWN_END = 'its end is not known beforehand';

/** Makes an action that ends at an unknown time. */
export function openAction<T>(name: string, bind: (target: T, start: Seconds, edges: Edges) => Span): EndingAction<T> {
  return new FromComposition<T>(name, [], {
    duration: Infinity,
    unread: UNKNOWN_END,
    bind: (target, start, _end, edges) => bind(target, start, edges),
  }) as EndingAction<T>;
}

/** How deep actions may be nested: each level costs a few stack frames. */
const DEEPEST = 1000;

/** A motion that is made of others. */
export abstract class Composed<in T> extends Motion<T> {
  readonly depth: number;
  readonly inner: readonly Motion<never>[];
  /** As in {@link Parts}. */
  declare readonly children?: Parts<T>['children'];
  declare readonly branches?: Parts<T>['branches'];

  constructor(kind: string, inner: readonly Motion<never>[], duration: Seconds) {
    super(kind, duration);
    let depth = 0;
    for (const motion of inner) {
      if (motion.depth >= depth) depth = motion.depth + 1;
      if (motion.respectsSetting === true) Object.assign(this, RESPECTS_SETTING);
    }
    if (depth > DEEPEST)
      throw new RangeError(`${kind}: actions must not be nested deeper than ${DEEPEST}, got ${depth}`);
    this.depth = depth;
    this.inner = inner;
  }

  override get rests(): boolean {
    const { ends, inner } = this;
    // Only a repetition has no end although its part has one.
    return !ends && (inner.every((motion) => motion.ends) || inner.every(({ rests }) => rests));
  }
}

/** A motion made from a composition. */
class FromComposition<in T> extends Composed<T> {
  readonly ends: boolean;
  override readonly children: Parts<T>['children'];
  override readonly branches: Parts<T>['branches'];
  override readonly bind: Bindable<T>['bind'];
  private readonly leaf: PlainLeaf<T> | null;
  readonly reverse?: () => ReversibleAction<T>;

  constructor(kind: string, inner: readonly Motion<never>[], parts: Parts<T>) {
    const { duration, ends, bind, plain, progressAt, reverse, children, branches, unread } = parts;
    super(kind, inner, duration);
    this.ends = ends ?? inner.every((motion) => motion.ends);
    this.children = children;
    this.branches = branches;
    this.bind =
      unread === undefined
        ? bind
        : (target, start, end, edges) =>
            recorderOf(target)?.omit(kind, unread, start, edges) ?? bind(target, start, end, edges);
    this.leaf = plain ?? null;
    if (progressAt !== undefined) this.progressAt = progressAt;
    if (reverse !== undefined) this.reverse = reverse;
  }

  override get plain(): PlainLeaf<T> | null {
    return this.leaf;
  }
}
