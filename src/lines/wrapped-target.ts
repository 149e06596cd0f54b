import type { Lens } from './lens.js';
import { type Lenses, Property } from './property.js';

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
