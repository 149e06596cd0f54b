import { Observable } from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';
import type { Seconds } from '../clock/seconds.js';
import { onClock } from '../dom/presence/on-clock.js';
import { type Departures, runTransition } from '../dom/presence/run-transition.js';
import type { StyledElement } from '../element/elemental.js';
import { finiteMotionOf } from '../motion/motion.js';
import type { Progress } from '../time/effect.js';
import { moveFor, type Moves } from './move-for.js';

/** How elements enter and leave, and on which clock. */
interface Passing<E extends StyledElement> extends Moves<E> {
  readonly frame$?: Observable<Seconds> | undefined;
  readonly reduced$?: Observable<boolean> | undefined;
}

/** Makes an element enter or leave as these options say, when it is subscribed. */
export function passing<E extends StyledElement>(
  which: 'enter' | 'leave',
  element: E,
  options: Passing<E>,
  departures: Departures,
): Observable<Progress> {
  const { frame$ = defaultFrame$, reduced$ = reducedMotion$ } = options;
  const motion = finiteMotionOf(which, moveFor(which, options, element, reduced$));
  return new Observable((subscriber) => {
    const advance = onClock(frame$, which === 'leave', true);
    runTransition(which === 'enter', element, motion, advance, departures, subscriber);
  });
}
