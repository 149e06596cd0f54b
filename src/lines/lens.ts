import { checkObject, wrongKind } from '../math/check.js';
import type { Point } from '../math/spline.js';
import { startOn } from './start.js';

/** One number of a target: how to read it, and how to write it. */
export interface Lens<in T> {
  /** Its name in errors. */
  readonly name: string;
  readonly read: (target: T) => number;
  readonly write: (target: T, value: number) => void;
  /**
   * Finds the object with the number once, and returns a lens for one target. For lenses that would search each time.
   */
  readonly on?: ((target: T) => Lens<T>) | undefined;
}

/** Stands in for a missing target, so that errors name the missing property. */
export const NO_TARGET: never = {} as never;

/** The lens with which an action runs on a target. */
export function lensOn<T>(lens: Lens<T>, target: T): Lens<T> {
  return lens.on?.(target ?? NO_TARGET) ?? lens;
}

/** A number that an action starts from. @param target Its owner; the error is more helpful if it is an element. */
export function readNumber(action: string, name: string, value: unknown, target?: unknown): number {
  if (typeof value === 'number' && !isOfImage(name, target)) return value;
  explainMissing(action, name, target);
  throw wrongKind(action, `the target's ${name}`, 'a number', value);
}

/** Whether the number is the position of an `<img>` in the page, which cannot be written. */
function isOfImage(name: string, target: unknown): boolean {
  return (name === 'x' || name === 'y') && (target as { localName?: unknown } | null | undefined)?.localName === 'img';
}

/** Throws a more helpful error than a missing number if the target is an element, or `name` one of its styles. */
export function explainMissing(action: string, name: string, target: unknown): void {
  if (Object(target) !== target) return;
  const { element } = checkTarget(action, target as { readonly element?: { readonly style?: object } });
  const style = Object(element?.style) as Readonly<Record<string, unknown>>;
  if (typeof style[name] === 'string' || (element !== undefined && name.startsWith('--')))
    throw new TypeError(`${action}: ${name} is a style, which styleTo of rx-motion/dom animates`);
}

/** The position that an action starts from. */
export function readPosition(action: string, target: Readonly<Point> | null | undefined): Point {
  startOn(target);
  return { x: readNumber(action, 'x', target?.x, target), y: readNumber(action, 'y', target?.y, target) };
}

/** Refuses elements, which need a `domTarget`, and anything but an object. */
export function checkTarget<T extends object>(action: string, target: T): T {
  if ('nodeType' in checkObject(action, 'the target', target))
    throw new TypeError(`${action}: the target must be domTarget(element) of rx-motion/dom, got an element`);
  return target;
}
