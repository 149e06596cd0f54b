import type { Target } from '../../lines/target.js';

/** An element that has a style of its own. */
export type StyledElement = HTMLElement | SVGElement;

/** Has an element, as a {@link domTarget} does. */
export type Elemental = Target & {
  readonly element: StyledElement;
};
