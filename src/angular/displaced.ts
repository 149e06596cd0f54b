/** Elements that were removed and are still leaving, with their former parents. */
export const displaced: Map<HTMLElement, Node | null> = /* @__PURE__ */ new Map<HTMLElement, Node | null>();

/**
 * The leaving element that another one replaces: the latest in the same parent with the same tag and `data-key`, if
 * any.
 */
export function predecessorOf({ parentNode, tagName, dataset }: HTMLElement): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  for (const [other, parent] of displaced)
    if (parent === parentNode && other.tagName === tagName && other.dataset.key === dataset.key) found = other;
  return found;
}
