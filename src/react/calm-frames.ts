import { type Observable, of, switchMap } from 'rxjs';
import { frame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { reducedMotion$ } from '../clock/reduced-motion.js';

/** The page's frames; while motion is reduced, one jump that is longer than any motion with an end. */
export const calmFrame$: Observable<Seconds> = /* @__PURE__ */ reducedMotion$.pipe(
  /* @__PURE__ */ switchMap((isReduced) => (isReduced ? of(0, 1e6) : frame$)),
);
