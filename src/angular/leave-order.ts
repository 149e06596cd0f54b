import type { AnimationCallbackEvent } from '@angular/core';
import type { Seconds } from '../clock/seconds.js';

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4;

/**
 * Makes a listener that lets the elements that leave in one task leave one after another, in document order, or in
 * reverse if `gap` is negative. An element that is already gone is complete.
 *
 * @param leave Lets an element leave after a delay.
 */
export function orderLeaves(
  leave: (event: AnimationCallbackEvent, delay: Seconds) => void,
  gap: Seconds = 0,
): (event: AnimationCallbackEvent) => void {
  const waiting: AnimationCallbackEvent[] = [];
  const release = (): void => {
    // Angular calls in reverse order, and twice for each element if @angular/animations is also in use.
    const all = waiting
      .splice(0)
      .sort(({ target: a }, { target: b }) => (a.compareDocumentPosition(b) & FOLLOWING ? -1 : 1));
    if (gap < 0) all.reverse();
    let index = -1;
    let last: Element | undefined;
    for (const event of all) {
      if (event.target !== last) index++;
      last = event.target;
      if (last.isConnected) leave(event, Math.abs(gap) * index);
      else (event.animationComplete as () => void)();
    }
  };
  return (event) => {
    if (gap === 0) leave(event, 0);
    else if (waiting.push(event) === 1) queueMicrotask(release);
  };
}
