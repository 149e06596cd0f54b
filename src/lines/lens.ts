import { wrongKind } from '../math/check.js';
import type { Point } from '../math/spline.js';

/** One number of a target: how to read it, and how to write it. */
export interface Lens<in T> {
  /** As errors call it. */
  readonly name: string;
  readonly read: (target: T) => number;
  readonly write: (target: T, value: number) => void;
}

/** Stands in for a missing target, so that errors name the missing property. */
export const NO_TARGET: never = {} as never;

/** A number that an action starts from. */
export function readNumber(action: string, name: string, value: unknown): number {
  if (typeof value === 'number') return value;
  throw wrongKind(action, `the target's ${name}`, 'a number', value);
}

/** The position that an action starts from. */
export function readPosition(action: string, target: Readonly<Point> | null | undefined): Point {
  return { x: readNumber(action, 'x', target?.x), y: readNumber(action, 'y', target?.y) };
}
