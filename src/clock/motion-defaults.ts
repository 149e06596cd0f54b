import { type Observable, Subscription, switchMap } from 'rxjs';
import { checkBoolean, checkOptions } from '../math/check.js';
import { jumping$, otherFrames$ } from './frames.js';
import { jumps } from './jump.js';
import { checkObservable } from './observable-of.js';
import { otherSettings$, reducedMotion$ } from './reduced-motion.js';
import { replace, type Replacement } from './replacements.js';
import type { Seconds } from './seconds.js';

/** Defaults for all motions. */
export interface MotionDefaults {
  /**
   * Frame deltas in seconds, in place of the page's animation frames; or a function that makes them from the frames
   * that they replace.
   */
  readonly frame$?: Observable<Seconds> | Replacement<Seconds> | undefined;
  /**
   * Whether motions end at once (if others are playing, within two frames), and those without an end rest at their
   * start: for tests that are not about motion.
   */
  readonly instant?: boolean | undefined;
  /**
   * Whether to reduce motion, instead of the user's system setting; or a function that makes this from the setting that
   * it replaces. It counts for everything that plays on the page's frames: while it is true, motions end at once, as
   * with `instant`, unless they respect the setting by themselves.
   */
  readonly reduced$?: Observable<boolean> | Replacement<boolean> | undefined;
}

/**
 * Sets the defaults of all motions, including those that are already running: for tests, for rendering a page frame by
 * frame, for a switch on the page.
 *
 * `frame$` and `reducedMotion$` emit these values until the returned subscription is unsubscribed. If several are set
 * at once, the last one counts. A function is given what it replaces: `{ frame$: (frame$) => frame$.pipe(pausedBy(paused$))
 * }` pauses the whole page, `{ reduced$: (setting$) => setting$ }` lets all motions follow the user's system setting. It
 * must not use `frame$` or `reducedMotion$` themselves, which would wait for it.
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
  const frames$ = frame$ === undefined ? undefined : replacementOf('frame$', frame$);
  const setting$ = reduced$ === undefined ? undefined : replacementOf('reduced$', reduced$);
  if (checkBoolean('motionDefaults', 'instant', instant) && frame$ !== undefined)
    throw new TypeError('motionDefaults: either frame$ or instant must be given, got both');
  const given = new Subscription();
  if (frames$ !== undefined) given.add(replace(otherFrames$, frames$));
  if (instant) given.add(replace(otherFrames$, jumps));
  if (setting$ !== undefined) {
    given.add(replace(otherSettings$, setting$ as Replacement<boolean | undefined>));
    given.add(
      replace(jumping$, (former$) =>
        reducedMotion$.pipe(switchMap((isReduced) => (isReduced ? jumps(former$) : former$))),
      ),
    );
  }
  return given;
}

function replacementOf<V>(what: string, given$: Observable<V> | Replacement<V>): Replacement<V> {
  if (typeof given$ === 'function') return given$;
  checkObservable('motionDefaults', what, given$, 'an observable or a function');
  return () => given$;
}
