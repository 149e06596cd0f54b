/** Elements that were removed and are still leaving, with their former parents. */
export const displaced: Map<HTMLElement, Node | null> = /* @__PURE__ */ new Map<HTMLElement, Node | null>();

/** What elements have just replaced. */
const replaced = /* @__PURE__ */ new WeakMap<Node, HTMLElement>();

/**
 * The leaving element that another one replaces: the latest in the same parent with the same tag and `data-key`, or the
 * one at the same position in an element that is replaced, too.
 */
export function predecessorOf(element: HTMLElement): HTMLElement | undefined {
  const { parentNode, tagName, dataset } = element;
  const isAlike = (other: HTMLElement): boolean => other.tagName === tagName && other.dataset.key === dataset.key;
  let found: HTMLElement | undefined;
  for (const [other, parent] of displaced) if (parent === parentNode && isAlike(other)) found = other;
  const alikeIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(tagName)].filter(isAlike);
  for (let outer = parentNode; outer && !found; outer = outer.parentNode) {
    const old = replaced.get(outer);
    if (old) found = alikeIn(old)[alikeIn(outer).indexOf(element)];
  }
  if (found) {
    replaced.set(element, found);
    // By then, Angular has called the listeners of the elements in it.
    queueMicrotask(() => replaced.delete(element));
  }
  return found;
}
