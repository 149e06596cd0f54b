import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import type { Edges } from '../time/edges.js';
import type { Effect } from '../time/effect.js';
import type { Span } from '../time/span.js';

/** Records what an action does to a copy of its target: writes, callbacks, and what had to be left out. */
export interface Recorder<out T = never> {
  /** The real target, which stays as it is. */
  readonly real: T;
  /** The copy of another target, with the same recorder. */
  copyOf<U>(target: U): U;
  /** Records a callback instead of calling it. @param kind The name of the function that made the action. */
  call(kind: string, callback: () => void): void;
  /** Starts an effect on the copy, and records what it does; one that cannot start there is left out. */
  start(leaf: RecordedLeaf, curve: Curve | undefined, start: () => Effect): Effect;
  /** Notes that an action of unknown length is left out, and returns a span that stands in for it. */
  omit(kind: string, reason: string, start: Seconds, edges: Edges): Span;
  /** A value that is no property of the target. @param find Reads what the target has. */
  read<V>(name: string, find: () => V): V;
  write(name: string, value: unknown): void;
  /** A text for a value, computed when the score is read there. */
  delay(compute: () => unknown): LazyText;
  /** What is written instead of a value of the page. @param readPage What the page itself gives it; called once. */
  standIn<P extends PageValue>(original: P, readPage: () => string): P;
}

/** A leaf as its recorder knows it. */
export interface RecordedLeaf {
  /** The name of the function that made it. */
  readonly kind: string;
  /** Why it is left out, if it is. */
  readonly unread?: string | undefined;
}

/** A value that the page shows, such as a style: what the score needs of the object that writes it. */
export interface PageValue {
  readonly name: string;
  value: LazyText | null;
  holder: object | undefined;
  /** While there are any, it is not written. */
  animations: number;
  /** What the page has without it. */
  readonly own: string;
  /** Reads the page as it would be with another text. */
  readAs<V>(text: string, read: () => V): V;
}

/** A text that the browser computes when it is needed. */
export interface LazyText {
  toString(): string;
}

/** The recorders of copies that are animated instead of their targets; null until there is one. */
let recorders: WeakMap<object, object> | null = null;

/** Registers a copy of a target. */
export function recordFor<T>(copy: object, recorder: Recorder<T>): void {
  (recorders ??= new WeakMap()).set(copy, recorder);
}

/** The recorder of a target; undefined unless it is a copy. No property of the target is read. */
export function recorderOf<T>(target: T): Recorder<T> | undefined {
  return recorders?.get(target as object) as Recorder<T> | undefined;
}

/** The target for an action inside another one on `target`: a copy of `other` if `target` is a copy. */
export function recordedWith<U>(target: unknown, other: U): U {
  return recorderOf(target)?.copyOf(other) ?? other;
}

/** Calls back with the target, unless it is a copy. */
export function callWith<T>(kind: string, target: T, callback: (target: T) => void): void {
  const recorder = recorderOf(target);
  if (recorder === undefined) callback(target);
  else recorder.call(kind, () => callback(recorder.real));
}

/** The target that a copy stands for; the target itself if it is not a copy. */
export function realOf<T>(target: T): T {
  return recorderOf(target)?.real ?? target;
}
