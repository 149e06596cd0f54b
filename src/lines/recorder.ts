import type { Seconds } from '../clock/seconds.js';
import type { Edges } from '../time/edges.js';
import type { Effect } from '../time/effect.js';
import type { Span } from '../time/span.js';
import type { Lens } from './lens.js';

/** Records what an action does to a copy of its target: writes, callbacks, and what had to be left out. */
export interface Recorder<in out T = never> {
  /** The real target, which stays as it is. */
  readonly real: T;
  /** The copy of another target, with the same recorder. */
  copyOf<U>(target: U): U;
  /** Records a callback instead of calling it. @param kind The name of the function that made the action. */
  call(kind: string, callback: () => void): void;
  /**
   * Starts an effect on the copy, and records what it does; one that cannot start there is left out.
   *
   * @param unread Why it is left out in any case.
   */
  start(kind: string, start: () => Effect, unread?: string): Effect;
  /** Notes that an action of unknown length is left out, and returns a span that stands in for it. */
  omit(kind: string, reason: string, start: Seconds, edges: Edges): Span;
  read(lens: Lens<T>): number;
  write(lens: Lens<T>, value: number): void;
  /** What stands in for a declaration of the target's style. @param shown What the page shows for it. */
  styleOf<D extends RecordableStyle>(declaration: D, shown: () => string): D;
  /**
   * The texts of a style on its way from one to another. They remember their progress, so that CSS can interpolate.
   *
   * @param textAt What the page would show. It is returned if there is no way.
   */
  tween<V extends string | number | null>(
    style: RecordableStyle,
    ends: TweenEnds,
    textAt: ((progress: number) => V) | undefined,
  ): typeof textAt;
}

/** The ends of a style's way: what is declared at its start, by default what was found, and the texts of CSS. */
export interface TweenEnds {
  readonly start?: string | number | null | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A declaration in a style that can be recorded. */
export interface RecordableStyle {
  readonly name: string;
  readonly unit: string | undefined;
  readonly value: string | number | null;
  readonly own: string;
  readonly transitions: { follow(): void };
  animations: number;
  concede(): void;
  write(isRead?: boolean): void;
  readOwn<V>(read: () => V): V;
  readAs<V>(text: string, read: () => V): V;
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

/** The same lens, but the number of a copy is stored in its recorder. For lenses that are more than a property. */
export function recordable<T>(lens: Lens<T>): Lens<T> {
  return {
    name: lens.name,
    on: lens.on && ((target) => (recorderOf(target) === undefined ? lens.on!(target) : recordable(lens))),
    read: (target) => {
      const recorder = recorderOf(target);
      return recorder === undefined ? lens.read(target) : recorder.read(lens);
    },
    write: (target, value) => {
      const recorder = recorderOf(target);
      if (recorder === undefined) lens.write(target, value);
      else recorder.write(lens, value);
    },
  };
}
