import type { Lenses } from './property.js';

/** A view of data, through which everything is read and written. */
export interface View {
  /**
   * The plain object that it shows, for writers of its own numbers; undefined if the view must be used.
   *
   * @param target What has this view: an object that inherits from it, or a proxy of it, has its key, too.
   */
  unwrap(target: unknown, lenses: Lenses<never>): object | undefined;
}

/** The key of a view's {@link View}. */
export const VIEW: unique symbol = /* @__PURE__ */ Symbol('view');

/**
 * The object whose properties are written: the target, or the plain object that it shows if it is a view such as
 * {@link animateState} makes.
 */
export function unwrapped<T>(target: T, lenses: Lenses<T>): T {
  const view = (target as { readonly [VIEW]?: View | null } | null | undefined)?.[VIEW];
  return (view?.unwrap(target, lenses) as T | undefined) ?? target;
}
