import { type Observable, of, switchMap } from 'rxjs';
import { sharedClock } from '../clock/clock.js';
import { frame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { reducedMotion$ } from '../dom/reduced-motion/reduced-motion.js';

/** The page's frames; where its user has asked for less motion, one that is longer than anything that has an end. */
export const calmFrame$: Observable<Seconds> = /* @__PURE__ */ reducedMotion$.pipe(
  /* @__PURE__ */ switchMap((isReduced) => (isReduced ? of(0, 1e6) : frame$)),
);

/** The same as one clock for all that has an end. What may have none would keep those who come late waiting where motion is reduced. */
export const sharedCalmFrame$: Observable<Seconds> = /* @__PURE__ */ sharedClock(calmFrame$);
