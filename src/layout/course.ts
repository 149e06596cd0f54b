import type { Seconds } from '../clock/seconds.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { domTarget } from '../dom/target/dom-target.js';
import type { Curve } from '../easing/curve.js';
import { type Amounts, NOTHING, type Resize, distance } from './distance.js';
import type { CheckedFlip } from './flip-options.js';
import { type Glide, lists } from './glide.js';
import { seenInside } from './inside.js';
import type { Seen } from './seen.js';

/** How an element glides. */
export interface Course {
  /** Its offset at the start. */
  readonly from: Amounts;
  /** Where the layout has it. */
  readonly seen: Seen;
  readonly resize: Resize;
  /** Of each amount, in units a second; null for one that begins as the curve does. */
  readonly velocity: Amounts | null;
  readonly duration: Seconds;
  readonly delay: Seconds;
  readonly curve: Curve;
  /** Whether its element is on its way already: the first frame adds its time, too. */
  readonly goesOn: boolean;
}

/** Where an element was seen before the change, and how fast it moved; null for one at rest. */
export interface Before {
  readonly seen: Seen;
  readonly velocity: Amounts | null;
  /** The glide that is to be replaced; null for an element at rest. */
  readonly glide: Glide | null;
}

/** How a change of the page has changed an element. */
interface Changed {
  /** Undefined for a new one. */
  readonly before: Before | undefined;
  /** Where the layout has it now. */
  readonly seen: Seen;
  /** The glide of an element around it. */
  readonly outer: Glide | null;
  /** Undefined for a child that only keeps its form in a scaled element. */
  readonly delay: Seconds | undefined;
  /** Seconds in which it has to be there. */
  readonly length: Seconds;
}

/**
 * How an element glides to where the layout has it; null if it has nothing to do.
 *
 * @param fades Whether it only fades in there, for a user who prefers less motion.
 */
export function courseOf(
  element: StyledElement,
  { before, seen, outer, delay, length }: Changed,
  { duration, curve, resize: form }: CheckedFlip,
  fades: boolean,
): Course | null {
  const scaled = form === 'scale' && outer?.isResized === true ? outer : null;
  const keepsForm = before === undefined || delay === undefined;
  if (keepsForm && scaled === null) return null;
  const moved = outer?.moved ?? { x: 0, y: 0 };
  const was = keepsForm ? seenInside(element, seen, before?.seen, scaled!.amounts, moved) : before.seen;
  const resize = keepsForm || (form === 'scale' && lists.has(element)) ? 'none' : form;
  const far = distance(was, seen, moved, resize);
  const rest = before?.glide?.restOver(far, length);
  if (rest) return { ...rest, seen };
  // An element at rest in a moving one is moving.
  const velocity = fades ? null : (before?.velocity ?? (outer?.isMoving ? NOTHING : null));
  // One that swings through its place goes on moving.
  const isThere = ![...far, ...(velocity ?? [])].some(Boolean);
  if (isThere && scaled === null) return null;
  return {
    from: fades ? [0, 0, 0, 0, -domTarget(element).opacity] : far,
    seen,
    resize,
    velocity,
    duration,
    // A moving element goes on without a delay.
    delay: velocity === null ? (delay ?? Math.max(0, scaled!.course.delay)) : 0,
    curve,
    goesOn: velocity !== null,
  };
}
