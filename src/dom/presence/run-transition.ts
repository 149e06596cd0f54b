import type { Subscriber } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import type { StyledElement } from '../../element/elemental.js';
import type { DomTarget } from '../../element/target/dom-target.js';
import type { Motion } from '../../motion/motion.js';
import type { ReleaseOption } from '../../motion/release-option.js';
import type { Progress } from '../../time/effect.js';
import { atOnce } from './on-clock.js';
import { type Advance, type NoteDeparture, Transition, transitions } from './transition.js';

/** Options of `leave`. */
export interface LeaveOptions extends ReleaseOption {
  /**
   * Seconds that an element takes to slow down, reverse and be at full speed again; 0 for a sharp turn. By default half
   * of its action's duration.
   */
  readonly turn?: Seconds | undefined;
}

/** Options of `enter`. */
export interface EnterOptions extends LeaveOptions {
  /** A leaving element that this one replaces: it continues from that one's current state. */
  readonly predecessor?: StyledElement | undefined;
}

/** How a transition runs. */
export interface TransitionOptions extends EnterOptions {
  /** Seconds until its action begins, unless it is reversed; the start of an entering one shows at once. */
  readonly delay?: Seconds | undefined;
}

/** What becomes of elements that have left or were stopped, when they enter or leave again. */
export interface Departures {
  readonly note: NoteDeparture;
  /** Prepares an element for a transition. Returns an earlier one if that is to go on. */
  resume(element: StyledElement, entering: boolean, motion: Motion<DomTarget>): Transition | undefined;
}

/**
 * Runs an element into the page or out of it. One that is on its way in the other direction is reversed.
 *
 * @param subscriber Is notified of its progress, its end and its error.
 */
export function runTransition(
  entering: boolean,
  element: StyledElement,
  motion: Motion<DomTarget>,
  advance: Advance,
  departures: Departures,
  subscriber: Subscriber<Progress>,
  { predecessor, turn, release, delay }: TransitionOptions = {},
): void {
  if (predecessor !== undefined) transitions.get(predecessor)?.handOver(element);
  const present = transitions.get(element);
  const transition =
    present ??
    departures.resume(element, entering, motion) ??
    new Transition(element, motion, entering, departures.note, delay);
  if (transition.entering !== entering) transition.reverse(turn);
  transition.observe(subscriber, release === true);
  if (transition !== present || advance === atOnce) transition.follow(advance);
}
