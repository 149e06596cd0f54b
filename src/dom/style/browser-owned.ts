import type { StyledElement } from './elemental.js';

/** The properties of each element that the browser animates by itself: a list for each motion. */
const owned = /* @__PURE__ */ new WeakMap<StyledElement, Set<readonly string[]>>();
/** How many lists there are: mostly none. */
let count = 0;

/** Whether the browser animates a property, or any: what is declared for it in that time is written afterwards. */
export function isBrowserOwned(element: StyledElement, name?: string): boolean {
  if (count === 0) return false;
  return [...(owned.get(element) ?? [])].some((names) => name === undefined || names.includes(name));
}

/**
 * Leaves properties to the browser.
 *
 * @param names As in CSS.
 * @returns Takes them back.
 */
export function leaveToBrowser(element: StyledElement, names: readonly string[]): () => void {
  const lists = owned.get(element) ?? new Set();
  owned.set(element, lists.add(names));
  count++;
  return () => {
    if (lists.delete(names)) count--;
  };
}
