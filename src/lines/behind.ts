/** One view of data, which asks for everything that is read or written. */
export interface Viewed {
  readonly view: object;
  /** The plain object behind the view, for whoever leads only that one's own numbers; undefined where it must be asked. */
  lend(): object | undefined;
}

/** Under this key a view has what it is a view of. */
export const VIEWED: unique symbol = /* @__PURE__ */ Symbol('viewed');

/**
 * What is written to when a target's own numbers are led: the target, or the plain object behind it if that is a view, as {@link animateState} gives one.
 * Whoever writes there leaves all else to the view: what is nested in it is not its own.
 */
export function behind<T>(target: T): T {
  const viewed = (target as { readonly [VIEWED]?: Viewed | null } | undefined)?.[VIEWED];
  // What inherits from a view, or stands before one, has its key, too.
  if (viewed?.view === undefined || viewed.view !== target) return target;
  return (viewed.lend() as T | undefined) ?? target;
}
