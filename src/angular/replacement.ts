/** The elements that leave after Angular has put another one in their place, with the parents that they had. */
export const formerParents: Map<HTMLElement, Node | null> = /* @__PURE__ */ new Map<HTMLElement, Node | null>();

/** What elements have just replaced. */
const predecessors = /* @__PURE__ */ new WeakMap<Node, HTMLElement>();

/**
 * The leaving element that another one replaces: the latest in the same parent with the same tag and `data-key`, or the
 * one at the same position in an element that is replaced, too.
 */
export function predecessorOf(element: HTMLElement): HTMLElement | undefined {
  const { parentNode, tagName, dataset } = element;
  const isAlike = (other: HTMLElement): boolean => other.tagName === tagName && other.dataset.key === dataset.key;
  let predecessor: HTMLElement | undefined;
  for (const [other, parent] of formerParents) if (parent === parentNode && isAlike(other)) predecessor = other;
  const lookalikesIn = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(tagName)].filter(isAlike);
  for (let outer = parentNode; outer && !predecessor; outer = outer.parentNode) {
    const old = predecessors.get(outer);
    if (old) predecessor = lookalikesIn(old)[lookalikesIn(outer).indexOf(element)];
  }
  if (predecessor) {
    predecessors.set(element, predecessor);
    // By then, Angular has called the listeners of the elements in it.
    queueMicrotask(() => predecessors.delete(element));
  }
  return predecessor;
}
