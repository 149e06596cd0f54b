import type { Seconds } from '../clock/seconds.js';

/** Begins with an element after so many seconds; `complete` is to be called when it is through. */
type Begin = (element: HTMLElement, complete: () => void, delay: Seconds) => void;

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;

/** Lets elements that go in one turn of the event loop begin one after the other, in the order of the page. */
export function together(begin: Begin, gap: Seconds = 0): (element: HTMLElement, complete: () => void) => void {
  const waiting: (readonly [element: HTMLElement, complete: () => void])[] = [];
  const release = (): void => {
    // Angular names those that go from the last to the first, and each of them twice where @angular/animations is at work too.
    const all = waiting.splice(0).sort(([a], [b]) => (a.compareDocumentPosition(b) & FOLLOWING ? -1 : 1));
    let delay = -gap;
    let last: unknown;
    for (const [element, complete] of all) {
      if (element !== last) delay += gap;
      begin(element, complete, delay);
      last = element;
    }
  };
  return (element, complete) => {
    if (gap <= 0) begin(element, complete, 0);
    else if (waiting.push([element, complete]) === 1) queueMicrotask(release);
  };
}
