import type { Seconds } from '../clock/seconds.js';

/** Begins with an element after so many seconds; `complete` is to be called when it is through. */
type Begin = (element: HTMLElement, complete: () => void, delay: Seconds) => void;

/** Lets elements that go in one turn of the event loop begin one after the other, in the order of the page. */
export function together(begin: Begin, gap: Seconds): (element: HTMLElement, complete: () => void) => void {
  const waiting = new Map<HTMLElement, () => void>();
  const release = (): void => {
    // Angular names those that go from the last to the first.
    const all = [...waiting].sort(([a], [b]) => order(a, b));
    waiting.clear();
    all.forEach(([element, complete], index) => {
      begin(element, complete, index * gap);
    });
  };
  return (element, complete) => {
    if (gap === 0) {
      begin(element, complete, 0);
      return;
    }
    if (waiting.size === 0) queueMicrotask(release);
    waiting.set(element, complete);
  };
}

function order(a: Element, b: Element): number {
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1;
}
