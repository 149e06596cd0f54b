import { identity, type Observable } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { cubicOut } from '../easing/cubic.js';
import type { Curve } from '../easing/curve.js';
import type { StyledElement } from '../element/elemental.js';
import { checkCurve, checkEither, checkFunction, checkNotNegative, checkOptions, wrongKind } from '../math/check.js';
import type { WithDefaults } from '../math/with-defaults.js';
import { scriptName } from '../target/css-name.js';

/** Which elements glide: a selector, the elements, or a function that is called before and after the change. */
export type FlipElements = string | Iterable<Element> | (() => Iterable<Element>);

/** How elements glide to where the layout puts them. */
export interface FlipOptions {
  /** Seconds, >= 0; by default 0.4. */
  readonly duration?: Seconds | undefined;
  /** By default `cubicOut`; `springCurve()` for a spring. */
  readonly curve?: Curve | undefined;
  /** Seconds from the start of one element to that of the next, >= 0; by default 0. */
  readonly stagger?: Seconds | undefined;
  /**
   * How a size is animated: by `scale` (the default), which keeps the shape of direct children and corners; by `size`,
   * which lays the page out in each frame; or not at all (`none`), so that elements have their new size at once.
   */
  readonly resize?: 'scale' | 'size' | 'none' | undefined;
  /**
   * The key of an element: after the change, an element starts from where the one with the same key was. Either a
   * function, or the name of a data attribute: `card-id` (or `cardId`) for `data-card-id`.
   */
  readonly as?: string | ((element: StyledElement) => unknown) | undefined;
  /** Whether to reduce motion: elements then fade in at their new places. By default the user's system setting. */
  readonly reduced$?: Observable<boolean> | undefined;
}

/** {@link FlipOptions} for the children of one element, some of which may leave. */
export interface AutoFlipOptions extends FlipOptions {
  /**
   * Whether an element that leaves is taken out of the flow at once (`popLayout`, the default), so that the others
   * close the gap, or keeps its space (`wait`).
   */
  readonly leaving?: 'popLayout' | 'wait' | undefined;
}

/** The longest fade that replaces a glide, in seconds. */
export const FADE: Seconds = 0.2;

/** The options with their defaults. */
export interface CheckedFlip extends WithDefaults<Omit<AutoFlipOptions, 'as'>> {
  readonly keyOf: (element: StyledElement) => unknown;
}

/** @param others Further options that the function has. */
export function checkFlip(name: string, options: AutoFlipOptions, others = ' leaving'): CheckedFlip {
  const {
    duration = 0.4,
    curve = cubicOut,
    stagger = 0,
  } = checkOptions(name, options, `as curve duration reduced$ resize stagger${others}`);
  const { resize = 'scale', as = identity, reduced$ = reducedMotion$, leaving = 'popLayout' } = options;
  checkNotNegative(name, 'duration', duration);
  checkNotNegative(name, 'stagger', stagger);
  checkCurve(name, curve);
  checkEither(name, 'resize', resize, ['scale', 'size', 'none']);
  checkEither(name, 'leaving', leaving, ['popLayout', 'wait']);
  if (typeof as !== 'string') checkFunction(name, 'as', as);
  checkObservable(name, 'reduced$', reduced$);
  const keyOf = typeof as === 'string' ? (element: StyledElement) => element.dataset[scriptName(as)] ?? element : as;
  return { duration, curve, stagger, resize, keyOf, reduced$, leaving };
}

export function checkElements(name: string, elements: unknown): void {
  if (typeof elements !== 'string' && typeof elements !== 'function' && !(Symbol.iterator in Object(elements)))
    throw wrongKind(name, 'elements', 'a selector, iterable or a function that returns them', elements);
}

/** The elements at this moment; on a server, a selector finds none. */
export function elementsOf(name: string, elements: FlipElements): StyledElement[] {
  const found = typeof elements === 'function' ? elements() : elements;
  checkElements(name, found);
  if (typeof found === 'string' && typeof document === 'undefined') return [];
  return [...(typeof found === 'string' ? document.querySelectorAll(found) : found)] as StyledElement[];
}
