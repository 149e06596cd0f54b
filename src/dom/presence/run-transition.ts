import type { Subscriber } from 'rxjs';
import type { Progress } from '../../time/effect.js';
import type { Motion } from '../../action/motion.js';
import type { ReleaseOption } from '../../action/release-option.js';
import type { Seconds } from '../../clock/seconds.js';
import type { StyledElement } from '../style/elemental.js';
import type { DomTarget } from '../target/dom-target.js';
import type { Advance } from './advance.js';
import { takeDeparture } from './departure.js';
import { endsAsFound } from './ends-as-found.js';
import { Transition } from './transition.js';

/** How a transition runs. */
export interface TransitionOptions {
  /** Seconds until its action begins, unless it is reversed; the start of an entering one shows at once. */
  readonly delay?: Seconds | undefined;
  /** Whether it ends when its element is no longer in the document. */
  readonly endsApart?: boolean | undefined;
}

/** Options of `leave`. */
export interface LeaveOptions extends ReleaseOption {
  /**
   * Seconds in which an element on its way the other way slows down, turns and is back at full speed; 0 for a sharp
   * turn. By default half of its action's duration.
   */
  readonly turn?: Seconds | undefined;
}

/** Options of `enter`. */
export interface EnterOptions extends LeaveOptions {
  /** A leaving element whose place this one takes: it goes on from how that one looks. */
  readonly predecessor?: StyledElement | undefined;
}

/** Whom a transition notifies. */
export interface Listener {
  readonly subscriber: Subscriber<Progress>;
  readonly takesValues?: boolean;
}

/**
 * Runs an element into the page or out of it. One that is on its way in the other direction is reversed, also where
 * that was stopped. One that has left, and enters by an action that ends with what it finds, is first put back as it
 * was.
 */
export function runTransition(
  entering: boolean,
  element: StyledElement,
  motion: Motion<DomTarget>,
  advance: Advance,
  { subscriber, takesValues = false }: Listener,
  { predecessor, turn, release, delay, endsApart }: EnterOptions & TransitionOptions = {},
): void {
  if (predecessor !== undefined) Transition.of(predecessor)?.handOver(element);
  const present = Transition.of(element);
  const departure = present === undefined ? takeDeparture(element) : undefined;
  const stopped = departure?.isOver === false ? departure : undefined;
  if (stopped === undefined && entering && endsAsFound(motion)) departure?.undo();
  stopped?.begin();
  const transition = stopped ?? present ?? new Transition(element, motion, entering, { delay, endsApart });
  if (transition.entering !== entering) transition.reverse(turn);
  transition.observe(subscriber, takesValues, release === true);
  if (transition !== present) transition.follow(advance);
}
