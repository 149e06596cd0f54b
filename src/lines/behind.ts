/** Under this key a view of data has the plain object behind it. */
export const BEHIND: unique symbol = /* @__PURE__ */ Symbol('behind');

/**
 * What is written to when a target's own numbers are led: the target, or the plain object behind it if that is a view, as {@link animateState} gives one.
 * Whoever writes there leaves all else to the view: what is nested in it is not its own.
 */
export function behind<T>(target: T): T {
  return (target as { readonly [BEHIND]?: T } | undefined)?.[BEHIND] ?? target;
}
