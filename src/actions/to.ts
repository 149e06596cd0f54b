import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { checkObject, describe } from '../math/check.js';
import type { Seconds } from '../clock/seconds.js';
import { type Lens, property } from './lens.js';
import { stackedAlong } from './stacked.js';
import { type Track, along } from './tracks.js';

/** What `P` must be: numbers by name, and objects of such, to any depth. */
export type Numbers<P> = {
  readonly [K in keyof P]: P[K] extends number
    ? number
    : P[K] extends object
      ? P[K] extends (...parameters: never) => unknown
        ? never
        : Numbers<P[K]>
      : never;
};

/** {@link Numbers} by any name. */
interface Tree {
  readonly [name: string]: number | Tree;
}

/** A target that has all the numbers of `P`. */
export type Having<P> = { [K in keyof P]: P[K] extends number ? number : Having<P[K]> };

/**
 * Leads any numeric properties of any object to values. What else writes them meanwhile is overwritten.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { to } from 'rx-motion';
 *
 * const light = { power: 0, position: { x: 0, y: 10 } };
 * from([0, 0.5]).pipe(to(1, { power: 10, position: { x: 4 } }).on(light)).subscribe();
 * light; // => { power: 5, position: { x: 2, y: 10 } }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param values The goals, nested as they are in the target.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when a value is no number or object.
 * @see {@link by}, {@link moveTo}.
 */
export function to<P extends Numbers<P>>(duration: Seconds, values: P): FiniteAction<Having<P>> {
  return along<Having<P>>(
    'to',
    duration,
    tracksOf('to', values, (goal) => ({ to: () => goal })),
  );
}

/**
 * Leads any numeric properties of any object by amounts, and adds to what else changes them.
 *
 * @param duration Seconds, >= 0.
 * @param values The amounts, nested as they are in the target.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when a value is no number or object.
 * @see {@link to}, {@link moveBy}.
 */
export function by<P extends Numbers<P>>(duration: Seconds, values: P): ReversibleAction<Having<P>> {
  const tracks = tracksOf<Having<P>>('by', values, (amount) => ({ to: (from) => from + amount }));
  const back = negated(values) as P;
  return stackedAlong<Having<P>>('by', duration, tracks, () => by(duration, back));
}

function tracksOf<T>(
  name: string,
  values: object,
  track: (value: number) => Omit<Track<T>, 'lens'>,
  path: readonly string[] = [],
): Track<T>[] {
  return Object.entries(checkObject(name, path.join('.') || 'values', values) as Tree).flatMap(([key, value]) => {
    const here = [...path, key];
    if (typeof value === 'object') return tracksOf(name, value, track, here);
    if (typeof value !== 'number')
      throw new TypeError(`${name}: ${here.join('.')} must be a number or an object, got ${describe(value)}`);
    if (!Number.isFinite(value))
      throw new RangeError(`${name}: ${here.join('.')} must be a finite number, got ${value}`);
    return [{ lens: lensAt(path, key), ...track(value) }];
  });
}

function lensAt<T>(path: readonly string[], key: string): Lens<T> {
  if (path.length === 0) return property(key) as object as Lens<T>;
  type Holder = Record<string, number>;
  const holder = (target: T): Holder => {
    let object: unknown = target;
    for (const step of path) object = (object as Record<string, unknown> | null | undefined)?.[step];
    return (object ?? {}) as Holder;
  };
  return {
    name: [...path, key].join('.'),
    read: (target) => holder(target)[key]!,
    write: (target, value) => {
      holder(target)[key] = value;
    },
  };
}

function negated(values: Tree): Tree {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? -value : negated(value)]),
  );
}
