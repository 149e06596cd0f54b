import type { StyledElement } from '../../element/elemental.js';

/** What an element gets back when it no longer leaves. */
interface Leaving {
  /** What had the focus in it: a browser takes it away from what is inert. */
  readonly focused: Element | null;
  /** Puts it back into the flow; null while it is there. */
  putBack: (() => void) | null;
}

/** The elements that are inert because they leave. */
const leaving = /* @__PURE__ */ new WeakMap<StyledElement, Leaving>();

/** Keeps a leaving element from being clicked, focused and read out; lets an entering one be used again. */
export function setInert(element: StyledElement & { inert?: boolean }, isLeaving: boolean): void {
  const own = leaving.get(element);
  if (isLeaving && element.inert !== true) {
    // In a shadow tree, only its root knows.
    const { activeElement = null } = element.getRootNode() as Partial<DocumentOrShadowRoot>;
    leaving.set(element, { focused: element.contains(activeElement) ? activeElement : null, putBack: null });
    element.inert = true;
  } else if (!isLeaving && own !== undefined) {
    leaving.delete(element);
    element.inert = false;
    own.putBack?.();
    const { activeElement, body } = element.ownerDocument;
    // Nothing else has got it since.
    if (activeElement === body) (own.focused as HTMLElement | null)?.focus({ preventScroll: true });
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
  return leaving.get(element)?.putBack === null;
}

/** Sets the function to call when a leaving element may be used again. */
export function whenUsableAgain(element: StyledElement, putBack: () => void): void {
  const own = leaving.get(element);
  if (own !== undefined) own.putBack = putBack;
}
