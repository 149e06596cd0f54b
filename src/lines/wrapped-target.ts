import { type Lenses, Property } from './property.js';

/** A view of data, through which everything is read and written. */
export interface View {
  readonly view: object;
  /** The plain object that it shows, for writing to its own numbers directly; undefined if the view must be used. */
  unwrap(): object | undefined;
}

/** The key of a view's {@link View}. */
export const VIEW: unique symbol = /* @__PURE__ */ Symbol('view');

/**
 * The object whose properties are written: the target, or the plain object that it shows if it is a view such as
 * {@link animateState} makes. Nested objects are left to the view.
 */
export function unwrapTarget<T>(target: T, { list }: Lenses<T>): T {
  const view = (target as { readonly [VIEW]?: View | null } | null | undefined)?.[VIEW];
  // An object that inherits from a view, or a proxy of one, also has its key.
  if (view?.view === undefined || view.view !== target || !list.every((lens) => lens instanceof Property))
    return target;
  return (view.unwrap() as T | undefined) ?? target;
}
