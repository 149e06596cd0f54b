import { displaced } from './displaced.js';
import { Transition } from '../dom/presence/transition.js';

/**
 * Watches over an element while it leaves. Angular takes it out at the first `animationend` that it sees there: the one that it sends itself
 * when another element comes in its place is let through, those of the page's own animations, of a child say, are not.
 *
 * @returns What ends the watch, and goes on with `over`.
 */
export function watchLeaving(element: HTMLElement, over: () => void): () => void {
  // Its component is gone and hears nothing any more; a link or a form in it would still take the page away.
  const { inert } = element;
  const stop = (event: Event): void => event.stopImmediatePropagation();
  element.inert = true;
  const watch = (event: Event): void => {
    const path = event.composedPath();
    const child = path[path.indexOf(element) - 1];
    if (child) {
      // It reaches those for whom it is meant, but not the element that it rises to.
      child.addEventListener(event.type, stop, { once: true });
    } else if ((event as CustomEvent<{ readonly cancel?: boolean } | undefined>).detail?.cancel) {
      displaced.set(element, element.parentNode);
      // Angular may have called it off and keep the element. A microtask may come too early: zone.js runs them as soon as this listener returns.
      setTimeout(() => {
        const transition = Transition.of(element);
        if (element.isConnected && transition?.entering === false) {
          transition.reverse();
          element.inert = inert;
        }
      });
    } else {
      stop(event);
    }
  };
  element.addEventListener('animationend', watch, true);
  return () => {
    element.removeEventListener('animationend', watch, true);
    displaced.delete(element);
    over();
  };
}
