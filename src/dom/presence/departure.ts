import { type DomTarget, domTarget } from '../../element/target/dom-target.js';
import { endsAsFound } from './ends-as-found.js';
import { isAway } from './inert.js';
import type { Departures } from './run-transition.js';
import type { Transition } from './transition.js';

/** How an element has left: by a transition that has ended, or was stopped. */
interface Departure {
  readonly transition: Transition;
  readonly looks: string;
}

const last = /* @__PURE__ */ new WeakMap<Element, Departure>();

/**
 * Remembers the last departure of each element, unless the element was moved since. A transition that was stopped is
 * continued. An element that has left is first put back as it was if the action with which it enters ends at the values
 * that it finds. An element that is still away does not leave again.
 */
export const departures: Departures = {
  note(element, transition) {
    last.set(element, { transition, looks: looksOf(domTarget(element)) });
  },
  resume(element, entering, motion) {
    const departure = last.get(element);
    // Reading how it looks may compute its style.
    if (departure === undefined) return undefined;
    const { transition, looks } = departure;
    const isAsLeft = looks === looksOf(domTarget(element));
    if (isAsLeft && transition.isOver && !entering && isAway(element)) return transition;
    last.delete(element);
    if (!isAsLeft) return undefined;
    if (transition.isOver) {
      if (entering && endsAsFound(motion)) transition.undo();
      return undefined;
    }
    transition.begin();
    return transition;
  },
};

/** What others may set by hand to show the element again. */
function looksOf({ x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity }: DomTarget): string {
  return String([x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity]);
}
