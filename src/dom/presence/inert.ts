import type { StyledElement } from '../../element/elemental.js';

/** The elements that are inert because they leave. If there is a function, it puts the element back into the flow. */
const leaving = /* @__PURE__ */ new WeakMap<StyledElement, (() => void) | null>();

/** What had the focus in elements that leave: a browser takes it away from what is inert. */
const focused = /* @__PURE__ */ new WeakMap<StyledElement, HTMLElement>();

/** Keeps a leaving element from being clicked, focused and read out; lets an entering one be used again. */
export function setInert(element: StyledElement & { inert?: boolean }, isLeaving: boolean): void {
  const putBack = leaving.get(element);
  if (isLeaving && element.inert !== true) {
    leaving.set(element, null);
    // In a shadow tree, only its root knows.
    const { activeElement = null } = element.getRootNode() as Partial<DocumentOrShadowRoot>;
    if (activeElement !== null && element.contains(activeElement)) focused.set(element, activeElement as HTMLElement);
    element.inert = true;
  } else if (!isLeaving && putBack !== undefined) {
    leaving.delete(element);
    element.inert = false;
    putBack?.();
    const { activeElement, body } = element.ownerDocument;
    // Nothing else has got it since.
    if (activeElement === body) focused.get(element)?.focus({ preventScroll: true });
    focused.delete(element);
  }
}

/** An element that is hidden after it has left need not be inert, and can get the focus as soon as it is shown. */
export function unsetInertIfHidden(element: StyledElement): void {
  if (element.isConnected && getComputedStyle(element).display === 'none') setInert(element, false);
}

/** Whether an element that has left is still inert or hidden. */
export function isAway(element: StyledElement & { inert?: boolean }): boolean {
  return (leaving.has(element) && element.inert === true) || getComputedStyle(element).display === 'none';
}

/** Whether an element leaves, and still has its room in the flow. */
export function leavesInFlow(element: StyledElement): boolean {
  return leaving.get(element) === null;
}

/** Sets the function to call when a leaving element may be used again. */
export function whenUsableAgain(element: StyledElement, putBack: () => void): void {
  if (leaving.has(element)) leaving.set(element, putBack);
}
