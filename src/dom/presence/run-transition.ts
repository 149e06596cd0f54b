import type { Observable, Subscriber } from 'rxjs';
import type { Clock } from '../../clock/clock.js';
import { clockOf } from '../../clock/clock-of.js';
import { frame$ as defaultFrame$, framesInFull } from '../../clock/frames.js';
import type { Seconds } from '../../clock/seconds.js';
import type { StyledElement } from '../../element/elemental.js';
import type { DomTarget } from '../../element/target/dom-target.js';
import type { Motion } from '../../motion/motion.js';
import type { ReleaseOption } from '../../motion/release-option.js';
import type { Progress } from '../../time/effect.js';
import type { Departures } from './departure.js';
import { Transition, transitions } from './transition.js';

/** Options of `leave`. */
export interface LeaveOptions extends ReleaseOption {
  /**
   * Seconds that an element takes to slow down, reverse and be at full speed again; 0 to reverse sharply. By default
   * half of its action's duration.
   */
  readonly reversal?: Seconds | undefined;
}

/** Options of `enter`. */
export interface EnterOptions extends LeaveOptions {
  /** A leaving element that this one replaces: unless it is on its way itself, it continues from that one's state. */
  readonly predecessor?: StyledElement | undefined;
}

/** How a transition runs. */
export interface TransitionOptions extends EnterOptions {
  /** Seconds until its action begins, unless it is reversed; the start of an entering one shows at once. */
  readonly delay?: Seconds | undefined;
}

/**
 * Runs an element into the page or out of it. One that is on its way in the other direction is reversed.
 *
 * @param clock Null to show the end at once.
 * @param subscriber Is notified of its progress, its end and its error.
 */
export function runTransition(
  entering: boolean,
  element: StyledElement,
  motion: Motion<DomTarget>,
  clock: Clock | null,
  departures: Departures,
  subscriber: Subscriber<Progress>,
  { predecessor, reversal, release, delay }: TransitionOptions = {},
): void {
  // An element that is on its way already goes on from where it is.
  if (predecessor !== undefined && !transitions.has(element)) transitions.get(predecessor)?.handOver(element);
  const present = transitions.get(element);
  const transition =
    present ??
    departures.resume(element, entering, motion) ??
    new Transition(element, motion, entering, departures, delay);
  if (transition.entering !== entering) transition.reverse(reversal);
  transition.observe(subscriber, release === true);
  if (transition !== present || clock === null) transition.playOn(clock);
}

/**
 * The clock by which an element enters or leaves. A hidden page has no frames: there, a leave ends at once, without a
 * clock; otherwise more and more elements would wait until the page is seen.
 *
 * @param respectsSetting Whether the action respects the user's setting for reduced motion by itself.
 */
export function transitionClock(
  entering: boolean,
  frame$: Observable<Seconds>,
  respectsSetting: boolean,
): Clock | null {
  if (!entering && frame$ === defaultFrame$ && typeof document !== 'undefined' && document.hidden) return null;
  return clockOf(respectsSetting ? framesInFull(frame$) : frame$);
}
