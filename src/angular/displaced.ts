/** Elements that were taken out and are still leaving, and the parents that they were in. */
export const displaced: Map<HTMLElement, Node | null> = /* @__PURE__ */ new Map<HTMLElement, Node | null>();

/**
 * The element whose place another one has taken while it was leaving: the latest in the same parent, of the same tag and the same
 * `data-key`, without which all are the same.
 */
export function predecessorOf({ parentNode, tagName, dataset }: HTMLElement): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  for (const [other, parent] of displaced)
    if (parent === parentNode && other.tagName === tagName && other.dataset.key === dataset.key) found = other;
  return found;
}
