import type { StyledElement } from '../../element/elemental.js';
import { domTarget } from '../../element/target/dom-target.js';
import type { Departures } from './run-transition.js';

const gone = /* @__PURE__ */ new WeakSet<StyledElement>();

/** An element that has left or was stopped is released before it enters again. */
export const givenBack: Departures = {
  note(element) {
    gone.add(element);
  },
  resume(element, entering) {
    if (entering && gone.delete(element)) domTarget(element).release();
    return undefined;
  },
};
