import { checkObject, wrongKind } from '../math/check.js';
import type { Point } from '../math/spline.js';
import { showBeforeStart } from '../time/company.js';
import type { Numbers } from '../time/effect.js';
import { type Lens, type Lenses, Property } from './lens.js';

/** What an action may run on: any object but an element, which needs a `domTarget`. */
export interface Target {
  readonly nodeType?: 'a target must be domTarget(element) of rx-motion/dom' | undefined;
}

/** Stands in for a missing target, so that errors name the missing property. */
export const NO_TARGET: never = {} as never;

/** Refuses elements, which need a `domTarget`, and anything but an object. */
export function checkTarget<T extends object>(action: string, target: T): T {
  if ('nodeType' in checkObject(action, 'the target', target))
    throw new TypeError(`${action}: the target must be domTarget(element) of rx-motion/dom, got an element`);
  return target;
}

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

/** The key of a method of a target, called just before an action reads what it starts from. */
export const START: unique symbol = /* @__PURE__ */ Symbol('start');

/** Reads itself again when an action starts on it, because others may have changed it. */
export interface Starting {
  [START](): void;
}

/** Says to a target, and to the branches that write it, that an action starts which reads these numbers, or any. */
export function startOn(target: unknown, lenses?: Numbers['lenses']): void {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the rule takes the property for required
  (target as Partial<Starting> | null | undefined)?.[START]?.();
  showBeforeStart(target, lenses);
}

/** The position that an action starts from. */
export function readPosition(action: string, target: Readonly<Point> | null | undefined): Point {
  startOn(target);
  return { x: readNumber(action, 'x', target?.x, target), y: readNumber(action, 'y', target?.y, target) };
}

/** A view of data, through which everything is read and written. */
export interface View {
  readonly view: object;
  /** The object that is written instead of the view; undefined if that must be used. @param lenses Its own numbers. */
  unwrap(lenses: readonly Lens<never>[]): object | undefined;
}

/** The key of a view's {@link View}. */
export const VIEW: unique symbol = /* @__PURE__ */ Symbol('view');

/**
 * The object whose properties are written: the target, or another one if it is a view. The view that
 * {@link animateState} makes has a plain object, and the target of an element has one that a hand can take it from.
 * Nested objects are left to the view.
 */
export function unwrapTarget<T>(target: T, { list }: Lenses<T>): T {
  const view = (target as { readonly [VIEW]?: View | null } | null | undefined)?.[VIEW];
  // An object that inherits from a view, or a proxy of one, also has its key.
  if (view?.view === undefined || view.view !== target || !list.every((lens) => lens instanceof Property))
    return target;
  return (view.unwrap(list) as T | undefined) ?? target;
}
