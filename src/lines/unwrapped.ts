import { type Lenses, Property } from './property.js';

/** One view of data, which asks for everything that is read or written. */
export interface View {
  readonly view: object;
  /** The plain object that it shows, for writers of that object's own numbers; undefined if it must be asked. */
  unwrap(): object | undefined;
}

/** Under this key a view has what it is a view of. */
export const VIEW: unique symbol = /* @__PURE__ */ Symbol('view');

/**
 * What properties are written to: the target, or the plain object in it if it is a view such as {@link animateState}
 * makes. Nested objects are not its own: they are left to the view.
 */
export function unwrapped<T>(target: T, { list }: Lenses<T>): T {
  const view = (target as { readonly [VIEW]?: View | null } | null | undefined)?.[VIEW];
  // What inherits from a view, or stands in front of one, has its key, too.
  if (view?.view === undefined || view.view !== target || !list.every((lens) => lens instanceof Property))
    return target;
  return (view.unwrap() as T | undefined) ?? target;
}
