import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import type { StyledElement } from '../element/elemental.js';
import type { CheckedFlip } from './flip-options.js';
import { type Glide, lists } from './glide.js';
import { NO_OFFSET, type Offset, offsetBetween, type Resize } from './offset.js';
import type { PageBox } from './page-box.js';

/** How an element glides. */
export interface GlidePlan {
  /** Its offset at the start. */
  readonly from: Offset;
  /** Where the layout puts it. */
  readonly seen: PageBox;
  readonly resize: Resize;
  /** In units per second; null to start at the velocity of the curve. */
  readonly velocity: Offset | null;
  readonly duration: Seconds;
  readonly delay: Seconds;
  readonly curve: Curve;
  /** Whether it starts with a velocity: then the first frame adds its time, too. */
  readonly isThrown: boolean;
}

/** Where an element was seen before the change, and how fast it moved; null for one at rest. */
export interface Before {
  readonly seen: PageBox;
  velocity: Offset | null;
  /** The glide that is to be replaced; null for an element at rest. */
  readonly glide: Glide | null;
}

/** How a change of the page has changed an element. */
interface Changed {
  /** Undefined for a new one. */
  readonly before: Before | undefined;
  /** Where the layout puts it now. */
  readonly seen: PageBox;
  /** The glide of an element around it. */
  readonly outer: Glide | null;
  /** Undefined for a child of a scaled element that was not given: it only keeps its shape. */
  readonly delay: Seconds | undefined;
  /** Seconds within which it must arrive. */
  readonly length: Seconds;
}

/**
 * How an element glides to where the layout puts it; null if it need not move.
 *
 * @param fades Whether it only fades in at its new position, for a user who prefers less motion.
 */
export function planGlide(
  element: StyledElement,
  { before, seen, outer, delay, length }: Changed,
  { duration, curve, resize: preferred }: CheckedFlip,
  fades: boolean,
): GlidePlan | null {
  const scaled = preferred === 'scale' && outer?.isResized === true ? outer : null;
  const keepsShape = before === undefined || delay === undefined;
  if (keepsShape && scaled === null) return null;
  const moved = outer?.moved ?? { x: 0, y: 0 };
  const was = keepsShape ? boxInside(element, seen, before?.seen, scaled!) : before.seen;
  const resize = keepsShape || (preferred === 'scale' && lists.has(element)) ? 'none' : preferred;
  const far = offsetBetween(was, seen, moved, resize);
  const rest = before?.glide?.restOver(far, length);
  if (rest) return { ...rest, seen };
  // An element at rest in a moving one is moving.
  const velocity = fades ? null : (before?.velocity ?? (outer?.isMoving ? NO_OFFSET : null));
  // One that swings through its final position goes on moving.
  const isThere = [far, velocity ?? NO_OFFSET].every((one) => !Object.values(one).some(Boolean));
  if (isThere && scaled === null) return null;
  return {
    from: fades ? { ...NO_OFFSET, opacity: -1 } : far,
    seen,
    resize,
    velocity,
    duration,
    // A moving element goes on without a delay.
    delay: velocity === null ? (delay ?? Math.max(0, scaled!.plan.delay)) : 0,
    curve,
    isThrown: velocity !== null,
  };
}

/**
 * The position from which an element inside a scaled one glides. It has its new size at once; its text stays where it
 * was. A new element keeps its distance from the upper corner, as if it had been covered.
 *
 * @param now Where the layout puts it.
 * @param was Where it was seen.
 * @param outer The glide of the scaled element.
 */
function boxInside(element: StyledElement, now: PageBox, was: PageBox | undefined, outer: Glide): PageBox {
  const { offset, moved } = outer;
  const { textAlign, direction } = getComputedStyle(element);
  const start = direction === 'rtl' ? 1 : 0;
  /** The part of a width that is to the left of where the text stays, from 0 to 1. */
  const left = { left: 0, center: 0.5, right: 1, end: 1 - start }[textAlign] ?? start;
  if (was !== undefined) return { ...was, x: was.x + left * (was.width - now.width) };
  return { ...now, x: now.x + moved.x + (left - 0.5) * offset.width, y: now.y + moved.y - offset.height / 2 };
}
