import { wrongKind } from '../math/check.js';
import type { Point } from '../math/spline.js';

/** One number of a target: how to read it, and how to write it. */
export interface Lens<in T> {
  /** As errors call it. */
  readonly name: string;
  read(target: T): number;
  write(target: T, value: number): void;
}

/** In the place of a target that is none: whatever is read of it is missing, which is told by its name. */
export const NO_TARGET: never = {} as never;

/** The lens of a property. */
export function property<K extends string>(name: K): Lens<Record<K, number>> {
  return new Property(name);
}

/** A number that an action starts from, which must be one. */
export function readNumber(action: string, name: string, value: unknown): number {
  if (typeof value === 'number') return value;
  throw wrongKind(action, `the target's ${name}`, 'a number', value);
}

/** Where a target is that an action starts from. */
export function readPlace(action: string, target: Readonly<Point> | null | undefined): Point {
  return { x: readNumber(action, 'x', target?.x), y: readNumber(action, 'y', target?.y) };
}

/** A number that is a property. */
export class Property implements Lens<Record<string, number>> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  read(target: Record<string, number>): number {
    return target[this.name]!;
  }

  write(target: Record<string, number>, value: number): void {
    target[this.name] = value;
  }
}
