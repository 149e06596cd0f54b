import type { Seconds } from '../clock/seconds.js';

/** Starts an element after a delay; `complete` must be called at its end. */
type Begin = (element: HTMLElement, complete: () => void, delay: Seconds) => void;

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;

/**
 * Starts the elements that leave in one task one after another: in document order, or in reverse if `gap` is negative.
 * An element that is already gone is complete.
 */
export function together(begin: Begin, gap: Seconds = 0): (element: HTMLElement, complete: () => void) => void {
  const waiting: (readonly [element: HTMLElement, complete: () => void])[] = [];
  const release = (): void => {
    // Angular calls in reverse order, and twice for each element if @angular/animations is also in use.
    const all = waiting.splice(0).sort(([a], [b]) => (a.compareDocumentPosition(b) & FOLLOWING ? -1 : 1));
    if (gap < 0) all.reverse();
    const step = Math.abs(gap);
    let delay = -step;
    let last: unknown;
    for (const [element, complete] of all) {
      if (element !== last) delay += step;
      if (element.isConnected) begin(element, complete, delay);
      else complete();
      last = element;
    }
  };
  return (element, complete) => {
    if (gap === 0) begin(element, complete, 0);
    else if (waiting.push([element, complete]) === 1) queueMicrotask(release);
  };
}
