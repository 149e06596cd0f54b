import type { Observable } from 'rxjs';
import type { FiniteAction } from '../../action/action.js';
import type { Progress } from '../../action/effect.js';
import { finiteMotionOf } from '../../action/motion.js';
import { ProgressStream } from '../../action/progress-stream.js';
import { checkObservable } from '../../clock/check-observable.js';
import type { Seconds } from '../../clock/seconds.js';
import type { DomTarget } from '../target/dom-target.js';
import { endsAsFound } from './ends-as-found.js';
import { takeLasts } from './last-passage.js';
import { Passage } from './passage.js';

/** What else is known of a passage. */
export interface PassageOptions {
  /** Seconds until its action begins, unless it turns round; the start of one that enters shows at once. */
  readonly delay?: Seconds;
  /** Whether it is over once its element is no longer in the document. */
  readonly endsApart?: boolean;
  /** Those by which the element left before, unless they were undone. */
  readonly previous?: readonly Passage[];
}

/** What else is known of an element that comes or goes. */
export interface PassingOptions extends Omit<PassageOptions, 'previous'> {
  /** An element that leaves and whose place this one takes. */
  readonly predecessor?: HTMLElement | SVGElement | undefined;
}

/**
 * Leads an element into the page or out of it. One that is on its way in the other direction turns round, also where that was stopped.
 * One that has left, and is shown again by what ends as it began, is first put back as it was.
 */
export function passing(
  name: 'enter' | 'leave',
  element: HTMLElement | SVGElement,
  action: FiniteAction<DomTarget>,
  frame$: Observable<Seconds>,
  { predecessor, ...options }: PassingOptions = {},
): Observable<Progress> {
  const motion = finiteMotionOf(name, action);
  checkObservable(name, 'frame$', frame$);
  const entering = name === 'enter';
  return new ProgressStream((subscriber, emits) => {
    const inherited = predecessor && Passage.of(predecessor);
    inherited?.handOver(element);
    const present = Passage.of(element);
    const lasts = present === undefined ? takeLasts(element) : [];
    const last = lasts.at(-1);
    const turning = last?.isOver === false ? last : present;
    if (turning === undefined) {
      const isUndone = entering && endsAsFound(motion);
      if (isUndone) for (const passage of [...lasts].reverse()) passage.undo();
      const begun = new Passage(element, motion, entering, { ...options, previous: isUndone ? [] : lasts });
      begun.tell(subscriber, emits);
      begun.follow(frame$);
    } else {
      if (turning === last) turning.begin();
      if (turning.entering !== entering) turning.turn();
      turning.tell(subscriber, emits);
      if (turning === last) turning.follow(frame$);
    }
  });
}
