import { transitions } from '../dom/presence/transition.js';
import { formerParents } from './replacement.js';

/**
 * Watches an element while it leaves. Angular removes it at the first `animationend`. So this lets through only the
 * event that Angular itself sends when another element replaces it, and not those of other animations, for example of a
 * child.
 *
 * @returns Ends the watch and calls `done`.
 */
export function watchLeave(element: HTMLElement, done: () => void): () => void {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  const watch = (event: Event): void => {
    const path = event.composedPath();
    const child = path[path.indexOf(element) - 1];
    if (child) {
      // The event reaches the child, but does not bubble up to the element.
      child.addEventListener(event.type, stop, { once: true });
    } else if ((event as CustomEvent<{ readonly cancel?: boolean } | undefined>).detail?.cancel) {
      formerParents.set(element, element.parentNode);
      // Angular may have cancelled the removal. Not a microtask: zone.js runs those as soon as this listener returns.
      setTimeout(() => {
        const transition = transitions.get(element);
        if (element.isConnected && transition?.entering === false) transition.reverse();
      });
    } else {
      stop(event);
    }
  };
  element.addEventListener('animationend', watch, true);
  return () => {
    element.removeEventListener('animationend', watch, true);
    formerParents.delete(element);
    done();
  };
}
