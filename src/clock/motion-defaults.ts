import { type Observable, Subscription, concat, map, of } from 'rxjs';
import { checkOptions, wrongKind } from '../math/check.js';
import { checkObservable } from './check-observable.js';
import { gap$, otherFrames$ } from './frames.js';
import { otherReduced$ } from './reduced-motion.js';
import type { Seconds } from './seconds.js';
import { replace } from './shared.js';

/** Defaults for all motions. */
export interface MotionDefaults {
  /** Frame deltas in seconds, in place of the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
  /** Whether motions end at once (if others are playing, within two frames): for tests that are not about motion. */
  readonly instant?: boolean | undefined;
  /** Whether to reduce motion, instead of the user's system setting. */
  readonly reduced$?: Observable<boolean> | undefined;
}

/**
 * Sets the defaults of all motions, including those that are already running: for tests, for rendering a page frame by
 * frame, for a switch on the page.
 *
 * `frame$` and `reducedMotion$` emit these values until the returned subscription is unsubscribed. If several are set
 * at once, the last one counts. A stream given here may be made from the one that it replaces:
 * `frame$.pipe(pausedBy(paused$))` pauses the whole page. It must subscribe to that one as soon as it is itself
 * subscribed to.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { motionDefaults, moveTo, play } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const defaults = motionDefaults({ frame$ });
 * const ship = { x: 0, y: 0 };
 * play(moveTo(1, { x: 100 }), ship).subscribe();
 * for (const dt of [0, 0.25]) frame$.next(dt);
 * ship.x; // => 25
 * defaults.unsubscribe();
 * ```
 *
 * @throws TypeError when `defaults` is not an object, or a value in it of the wrong kind; or when both `frame$` and
 * `instant` are given.
 */
export function motionDefaults(defaults: MotionDefaults): Subscription {
  const {
    frame$,
    instant = false,
    reduced$,
  } = checkOptions('motionDefaults', defaults, 'frame$ instant reduced$', 'defaults');
  if (frame$ !== undefined) checkObservable('motionDefaults', 'frame$', frame$);
  if (reduced$ !== undefined) checkObservable('motionDefaults', 'reduced$', reduced$);
  if (typeof instant !== 'boolean') throw wrongKind('motionDefaults', 'instant', 'a boolean', instant);
  if (instant && frame$ !== undefined)
    throw new TypeError('motionDefaults: either frame$ or instant must be given, got both');
  const given = new Subscription();
  const frames$ = instant ? instantFrames() : frame$;
  if (frames$ !== undefined) given.add(replace(otherFrames$, frames$));
  if (reduced$ !== undefined) given.add(replace(otherReduced$, reduced$));
  return given;
}

/** Seconds: longer than any motion that ends, but short enough for an endless one to repeat within a frame. */
const LONG: Seconds = 1000;

/** Two frames at once, then one with each frame of the page. */
function instantFrames(): Observable<Seconds> {
  return concat(of(0, LONG), gap$.pipe(map(() => LONG)));
}
