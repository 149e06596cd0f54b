import { describe } from '../math/check.js';

/** One number of a target: how to read it, and how to write it. */
export interface Lens<in T> {
  /** As errors call it. */
  readonly name: string;
  readonly read: (target: T) => number;
  readonly write: (target: T, value: number) => void;
}

/** Reads a number that an action starts from. */
export function readNumber<T>(action: string, lens: Lens<T>, target: T): number {
  const value: unknown = lens.read(target);
  if (typeof value === 'number') return value;
  throw new TypeError(`${action}: the target's ${lens.name} must be a number, got ${describe(value)}`);
}
