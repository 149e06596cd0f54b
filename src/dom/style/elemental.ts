import type { Target } from '../../lines/target.js';

/** An element that has a style of its own. */
export type StyledElement = HTMLElement | SVGElement;

/** Has an element: what {@link domTarget} makes, for instance. */
export type Elemental = Target & {
  readonly element: StyledElement;
};
