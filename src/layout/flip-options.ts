import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Curve } from '../easing/curve.js';
import { cubicOut } from '../easing/cubic.js';
import { checkEither, checkFunction, checkNotNegative, checkObject, wrongKind } from '../math/check.js';

/** Which elements glide: a selector, the elements, or a function that is asked before the change and after it. */
export type Flipped = string | Iterable<StyledElement> | (() => Iterable<StyledElement>);

/** How elements glide to where the layout puts them. */
export interface FlipOptions {
  /** Seconds, >= 0; by default 0.4. */
  readonly duration?: Seconds;
  /** By default `cubicOut`; `springCurve()` for a spring. */
  readonly curve?: Curve;
  /** Seconds from the start of one element to that of the next, >= 0; by default 0. */
  readonly stagger?: Seconds;
  /**
   * How a size changes: by `scale` (the default), in which the direct children and the corners keep their form; by
   * `size`, which lays the page out in each frame; or `none`, so that only places glide.
   */
  readonly resize?: 'scale' | 'size' | 'none';
  /** What an element stands for: one with the same key after the change goes on from where the other one was seen. */
  readonly key?: (element: StyledElement) => unknown;
  /** Whether less motion is wanted: then elements fade in where they are. By default the user's system setting. */
  readonly reduced$?: Observable<boolean>;
}

/** {@link FlipOptions} for the children of one element, some of which may leave. */
export interface AutoFlipOptions extends FlipOptions {
  /**
   * Whether an element that leaves is taken out of the flow at once (`pop`, the default), so that the others close up,
   * or keeps its room (`wait`).
   */
  readonly leaving?: 'pop' | 'wait';
}

/** Seconds that a fade takes instead of a flight, at most. */
export const SHORT: Seconds = 0.2;

/** The options with their defaults. */
export type CheckedFlip = Required<FlipOptions>;

export function checkFlip(name: string, options: FlipOptions): CheckedFlip {
  const { duration = 0.4, curve = cubicOut, stagger = 0 } = checkObject(name, 'options', options);
  const { resize = 'scale', key = itself, reduced$ = reducedMotion$ } = options;
  checkNotNegative(name, 'duration', duration);
  checkNotNegative(name, 'stagger', stagger);
  checkFunction(name, 'curve', curve);
  checkEither(name, 'resize', resize, ['scale', 'size', 'none']);
  checkFunction(name, 'key', key);
  checkObservable(name, 'reduced$', reduced$);
  return { duration, curve, stagger, resize, key, reduced$ };
}

export function checkLeaving(name: string, { leaving = 'pop' }: Pick<AutoFlipOptions, 'leaving'>): 'pop' | 'wait' {
  checkEither(name, 'leaving', leaving, ['pop', 'wait']);
  return leaving;
}

function itself(element: StyledElement): unknown {
  return element;
}

export function checkElements(name: string, elements: unknown): void {
  if (typeof elements !== 'string' && typeof elements !== 'function' && !(Symbol.iterator in Object(elements)))
    throw wrongKind(name, 'elements', 'a selector, iterable or a function that returns them', elements);
}

/** The elements at this moment. */
export function elementsOf(name: string, elements: Flipped): StyledElement[] {
  const found = typeof elements === 'function' ? elements() : elements;
  checkElements(name, found);
  return typeof found === 'string' ? [...document.querySelectorAll<HTMLElement>(found)] : [...found];
}
