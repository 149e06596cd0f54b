import type { StyledElement } from '../style/elemental.js';

/** The elements that are inert because they leave, each with a function that puts it back into the flow. */
const barred = /* @__PURE__ */ new WeakMap<StyledElement, () => void>();

/** Keeps a leaving element from being clicked, focused and read out; lets an entering one be used again. */
export function bar(element: StyledElement & { inert?: boolean }, isLeaving: boolean): void {
  const putBack = barred.get(element);
  if (isLeaving && element.inert !== true) {
    barred.set(element, inFlow);
    element.inert = true;
  } else if (!isLeaving && putBack !== undefined) {
    barred.delete(element);
    element.inert = false;
    putBack();
  }
}

/** An element that is hidden once it has left needs no bar, and can get the focus as soon as it is shown again. */
export function unbarHidden(element: StyledElement): void {
  if (element.isConnected && getComputedStyle(element).display === 'none') bar(element, false);
}

/** Whether an element that has left is still inert or hidden. */
export function isAway(element: StyledElement & { inert?: boolean }): boolean {
  return (barred.has(element) && element.inert === true) || getComputedStyle(element).display === 'none';
}

/** Whether an element leaves, and still has its room in the flow. */
export function leavesInFlow(element: StyledElement): boolean {
  return barred.get(element) === inFlow;
}

/** Sets the function to call when a leaving element may be used again. */
export function whenUnbarred(element: StyledElement, putBack: () => void): void {
  if (barred.has(element)) barred.set(element, putBack);
}

function inFlow(): void {
  // Nothing has to be put back.
}
