import { Passage } from '../dom/passage.js';

/** Elements that Angular has taken out before they had left, by the parent that they were in. */
const displaced = /* @__PURE__ */ new WeakMap<Node, Set<HTMLElement>>();

/**
 * Watches over an element while it leaves. Angular takes it out at the first `animationend` that it sees there: the one that it sends itself
 * when another element comes in its place is let through, those of the page's own animations, of a child say, are not.
 *
 * @param cancelled Called when Angular has called the leaving off and keeps the element.
 * @returns What ends the watch.
 */
export function watchLeaving(element: HTMLElement, cancelled: () => void): () => void {
  let siblings: Set<HTMLElement> | undefined;
  const watch = (event: Event): void => {
    if (event.target !== element) {
      stopBelow(element, event);
    } else if ((event as CustomEvent<{ readonly cancel?: boolean } | undefined>).detail?.cancel === true) {
      siblings = siblingsOf(element);
      siblings?.add(element);
      // A microtask may come too early: zone.js runs them as soon as this listener returns.
      setTimeout(() => {
        if (element.isConnected) cancelled();
      });
    } else {
      event.stopImmediatePropagation();
    }
  };
  element.addEventListener('animationend', watch, true);
  return () => {
    element.removeEventListener('animationend', watch, true);
    siblings?.delete(element);
  };
}

/**
 * The element whose place another one has taken while it was leaving: in the same parent, of the same tag and the same `data-key`, without
 * which all are the same.
 */
export function predecessorOf(element: HTMLElement): HTMLElement | undefined {
  for (const other of displaced.get(element.parentNode!) ?? []) {
    const isSame = other.tagName === element.tagName && other.dataset.key === element.dataset.key;
    if (isSame && Passage.of(other)?.entering === false) return other;
  }
  return undefined;
}

function siblingsOf({ parentNode }: HTMLElement): Set<HTMLElement> | undefined {
  if (parentNode === null) return undefined;
  const siblings = displaced.get(parentNode) ?? new Set();
  displaced.set(parentNode, siblings);
  return siblings;
}

/** Lets an event reach those for whom it is meant, but not the element that it rises to. */
function stopBelow(element: HTMLElement, event: Event): void {
  const path = event.composedPath();
  const below = path[path.indexOf(element) - 1];
  below?.addEventListener(
    event.type,
    (rising) => {
      rising.stopPropagation();
    },
    { once: true },
  );
}
