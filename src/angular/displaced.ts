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
 * The element whose place another one has taken while it was leaving: in the same parent, of the same tag and the same `data-key`, without
 * which all are the same.
 */
export function predecessorOf(element: HTMLElement): HTMLElement | undefined {
  return [...displaced.keys()]
    .reverse()
    .find(
      (other) =>
        other.tagName === element.tagName &&
        other.dataset.key === element.dataset.key &&
        displaced.get(other) === element.parentNode,
    );
}
