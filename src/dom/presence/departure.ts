import type { StyledElement } from '../style/elemental.js';
import { type DomTarget, domTarget } from '../target/dom-target.js';
import type { Transition } from './transition.js';

/** How an element came to be gone: by a transition that ended so, or was stopped. */
interface Departure {
  readonly transition: Transition;
  readonly looks: string;
}

const departures = /* @__PURE__ */ new WeakMap<Element, Departure>();

/** Remembers the transition by which an element left, for the next time that it enters. Only the last one is known. */
export function noteDeparture(element: StyledElement, transition: Transition): void {
  departures.set(element, { transition, looks: looksOf(domTarget(element)) });
}

/** The transition by which an element left, unless it was moved since. It is forgotten. */
export function takeDeparture(element: StyledElement): Transition | undefined {
  const departure = departures.get(element);
  departures.delete(element);
  return departure?.looks === looksOf(domTarget(element)) ? departure.transition : undefined;
}

/** What others may set by hand to show the element again. */
function looksOf({ x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity }: DomTarget): string {
  return String([x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity]);
}
