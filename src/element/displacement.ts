import type { StyledElement } from './elemental.js';

/** The elements that a hand holds: a flip leaves them where the hand is. */
export const heldElements: WeakSet<StyledElement> = /* @__PURE__ */ new WeakSet<StyledElement>();

/** The elements that a framework moves step by step as they enter or leave. */
export const steppedElements: WeakSet<StyledElement> = /* @__PURE__ */ new WeakSet<StyledElement>();

/** Shows an element away from its position in the layout, without its numbers, as a flip does. */
export interface Displacement {
  /** Adds the rest of the way to the element's own numbers. It does not move it any longer. */
  handOver(): void;
}

/** The current displacement of each element. */
export const displacements: WeakMap<StyledElement, Displacement> = /* @__PURE__ */ new WeakMap<
  StyledElement,
  Displacement
>();
