import type { StyledElement } from '../../element/elemental.js';
import { type DomTarget, domTarget } from '../../element/target/dom-target.js';
import type { Motion } from '../../motion/motion.js';
import { isAway } from './leaving-elements.js';
import { endsAtFoundValues } from './reversible-run.js';
import type { Transition } from './transition.js';

/** What becomes of elements that have left, or were stopped on their way, when they enter or leave again. */
export interface Departures {
  /** Called when an element has left, or its transition was stopped. */
  note(element: StyledElement, transition: Transition): void;
  /** Prepares an element for a transition. Returns an earlier one if that is to go on. */
  resume(element: StyledElement, entering: boolean, motion: Motion<DomTarget>): Transition | undefined;
}

/** The last transition of each element, and how it left the element; null if nobody asks. */
const departed = /* @__PURE__ */ new WeakMap<Element, readonly [Transition, looks: string | null]>();

/**
 * Goes on from the last departure of an element, unless the element was moved since. A transition that was stopped is
 * continued. An element that has left is first put back as it was if the action with which it enters ends at the values
 * that it finds. An element that is still away does not leave again.
 */
export const RESUME: Departures = {
  note(element, transition) {
    departed.set(element, [transition, looksOf(domTarget(element))]);
  },
  resume(element, entering, motion) {
    // Reading how it looks may compute its style.
    if (!departed.has(element)) return undefined;
    const [transition, looks] = departed.get(element)!;
    const isAsLeft = looks === looksOf(domTarget(element));
    if (isAsLeft && transition.isOver && !entering && isAway(element)) return transition;
    departed.delete(element);
    if (!isAsLeft) return undefined;
    if (transition.isOver) {
      if (entering && endsAtFoundValues(motion)) transition.undo();
      return undefined;
    }
    transition.begin();
    return transition;
  },
};

/** Releases an element that has left or was stopped before it enters again. */
export const RELEASE: Departures = {
  note(element, transition) {
    departed.set(element, [transition, null]);
  },
  resume(element, entering) {
    if (entering && departed.delete(element)) domTarget(element).release();
    return undefined;
  },
};

/** What others may set by hand to show the element again. */
function looksOf({ x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity }: DomTarget): string {
  return String([x, y, z, rotation, scaleX, scaleY, skewX, skewY, opacity]);
}
