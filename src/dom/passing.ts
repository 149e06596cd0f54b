import type { Observable } from 'rxjs';
import type { FiniteAction } from '../action/action.js';
import type { Progress } from '../action/effect.js';
import { finiteMotionOf } from '../action/motion.js';
import { ProgressStream } from '../action/progress-stream.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import type { DomTarget } from './dom-target.js';
import { Passage } from './passage.js';

/** What else is known of an element that comes or goes. */
export interface PassingOptions {
  /** Seconds until its action begins, unless it turns round. */
  readonly delay?: Seconds;
  /** An element that leaves and whose place this one takes. */
  readonly predecessor?: HTMLElement | SVGElement | undefined;
  /** Whether it is over once the element is no longer in the document. */
  readonly endsApart?: boolean;
}

/** Leads an element into the page or out of it; one that is on its way in the other direction turns round. */
export function passing(
  name: 'enter' | 'leave',
  element: HTMLElement | SVGElement,
  action: FiniteAction<DomTarget>,
  frame$: Observable<Seconds>,
  { delay = 0, predecessor, endsApart = false }: PassingOptions = {},
): Observable<Progress> {
  const motion = finiteMotionOf(name, action);
  checkObservable(name, 'frame$', frame$);
  const entering = name === 'enter';
  return new ProgressStream((subscriber, emits) => {
    const inherited = predecessor && Passage.of(predecessor);
    inherited?.handOver(element);
    const present = Passage.of(element);
    if (present === undefined) {
      const begun = new Passage(element, motion, entering, delay, endsApart);
      begun.tell(subscriber, emits);
      begun.follow(frame$);
    } else {
      if (present.entering !== entering) present.turn();
      present.tell(subscriber, emits);
    }
  });
}
