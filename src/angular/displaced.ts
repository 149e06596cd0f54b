/** Elements that were taken out while they were leaving, and the parents that they were in. */
const displaced = /* @__PURE__ */ new Map<HTMLElement, Node | null>();

/** Remembers an element that is taken out on its way, until {@link forget} is called with it. */
export function displace(element: HTMLElement): void {
  displaced.set(element, element.parentNode);
}

export function forget(element: HTMLElement): void {
  displaced.delete(element);
}

/**
 * The element whose place another one has taken while it was leaving: the latest in the same parent, of the same tag and the same
 * `data-key`, without which all are the same.
 */
export function predecessorOf({ parentNode, tagName, dataset }: HTMLElement): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  displaced.forEach((parent, other) => {
    if (parent === parentNode && other.tagName === tagName && other.dataset.key === dataset.key) found = other;
  });
  return found;
}
