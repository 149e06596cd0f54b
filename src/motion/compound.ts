import type { Seconds } from '../clock/seconds.js';
import type { PlainLeaf } from '../lines/plain-leaf.js';
import { recorderOf } from '../lines/recorder.js';
import type { Bindable } from '../time/bindable.js';
import type { Branches } from '../time/branches.js';
import type { Edges } from '../time/edges.js';
import type { OpenEffect } from '../time/effect.js';
import type { Span } from '../time/span.js';
import type { EndingAction, ReversibleAction } from './action.js';
import { Motion } from './motion.js';
import { OpenLeaf } from './open-span.js';

/** How deep actions may be nested: each level costs a few stack frames. */
const DEEPEST = 1000;

/** Why a score leaves out an action of unknown length. */
export const UNKNOWN_END = 'its end is not known beforehand';

/** An action in a compound, as the user gave it, and its time. */
export interface Child {
  readonly motion: Motion<never>;
  /** When it starts, in seconds of the whole. */
  readonly start: Seconds;
  /** When it ends; by default its duration later. */
  readonly end?: Seconds;
  readonly label?: string;
}

/** How a compound is made: what is not said follows from what it is made of. */
type Parts<T> = Pick<Compound<T>, 'bind' | 'duration'> & {
  readonly [K in 'branches' | 'children' | 'ends' | 'plain' | 'progressAt' | 'reverse']?: Compound<T>[K] | undefined;
} & {
  /** Why a score leaves it out, if it does. */
  readonly unread?: string | undefined;
};

/** A motion that is made of others. */
export class Compound<in T> extends Motion<T> {
  /** What it is made of. */
  readonly inner: readonly Motion<never>[];
  readonly depth: number;
  /** By default whether all of the others do. */
  readonly ends: boolean;
  readonly plain: PlainLeaf<T> | null;
  readonly bind: Bindable<T>['bind'];
  /** If it runs others side by side: these and their times. */
  readonly branches: Branches<never> | undefined;
  /** The actions that the user gave; by default the inner ones, in succession or all from the start. */
  readonly children: readonly Child[] | undefined;
  declare readonly reverse?: () => ReversibleAction<T>;

  constructor(kind: string, inner: readonly Motion<never>[], parts: Parts<T>) {
    const { duration, bind, branches, children, progressAt, reverse, unread } = parts;
    super(kind, duration);
    let depth = 0;
    let ends = true;
    for (const motion of inner) {
      depth = Math.max(depth, motion.depth + 1);
      ends &&= motion.ends;
      if (motion.respectsSetting === true) this.respectsSetting = true;
    }
    if (depth > DEEPEST)
      throw new RangeError(`${kind}: actions must not be nested deeper than ${DEEPEST}, got ${depth}`);
    this.inner = inner;
    this.depth = depth;
    this.ends = parts.ends ?? ends;
    this.plain = parts.plain ?? null;
    this.bind =
      unread === undefined
        ? bind
        : (target, start, end, edges) =>
            recorderOf(target)?.omit(kind, unread, start, edges) ?? bind(target, start, end, edges);
    this.branches = branches;
    this.children = children;
    if (progressAt !== undefined) this.progressAt = progressAt;
    if (reverse !== undefined) this.reverse = reverse;
  }

  override get rests(): boolean {
    const { ends, inner } = this;
    // Only a repetition has no end although its part has one.
    return !ends && (inner.every((motion) => motion.ends) || inner.every(({ rests }) => rests));
  }
}

/** Makes one action out of others. @param name Its name in errors. */
export function compose<A>(name: string, inner: readonly Motion<never>[], parts: Parts<never>): A {
  return new Compound(name, inner, parts) as A;
}

/** Makes an action that ends at an unknown time. */
export function openAction<T>(name: string, bind: (target: T, start: Seconds, edges: Edges) => Span): EndingAction<T> {
  return compose(name, [], {
    duration: Infinity,
    unread: UNKNOWN_END,
    bind: (target, start, _end, edges) => bind(target, start, edges),
  });
}

/** The same for an effect that says when it has ended. @param check Checks the time that a user's effect leaves over. */
export function openLeaf<T>(
  name: string,
  start: (target: T) => OpenEffect,
  check?: (unused: Seconds, elapsed: Seconds) => void,
): EndingAction<T> {
  return openAction(name, (target, at, edges) => new OpenLeaf(start(target), at, edges, check));
}
