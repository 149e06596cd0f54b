import { identity, type Observable } from 'rxjs';
import { clockOf } from '../clock/clock-of.js';
import { Direct } from '../clock/direct.js';
import { frame$ as defaultFrame$, framesInFull } from '../clock/frames.js';
import { type AnyObservable, observableOf } from '../clock/observable-of.js';
import { page } from '../clock/page.js';
import type { Seconds } from '../clock/seconds.js';
import { checkOptions } from '../math/check.js';
import type { Progress } from '../time/effect.js';
import type { Action } from './action.js';
import { motionOf } from './motion.js';
import { PlayedRun } from './played-run.js';
import { releaseOf, type ReleaseOption } from './release-option.js';

/**
 * Runs an action on a target to its end, and completes there.
 *
 * Each subscription is a separate run; unsubscribing stops it.
 *
 * No time is lost between runs: on a clock ({@link frame$}, a plain subject, what {@link clock} or {@link pausedBy}
 * makes) RxJS's own `concat`, `merge` and `repeat` over `play` show what `sequence`, `spawn` and `repeatTimes` show. Over
 * any other stream, chains are exact, but merges may not be. Each part of a chain plays a synchronous stream from its start. Sums
 * of decimals depend on their grouping, so an end that lies exactly on a frame may be seen in the next one.
 *
 *     frame$  f----f----f----f----f      f: 0.25 s
 *     play    0----.25--.5---.75--(1|)   an action of 1 s
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { moveTo, play } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * play(moveTo(1, { x: 100, y: 0 }), ship, of(0.5, 0.5, 0.25)).subscribe();
 * ship.x; // => 75
 * ```
 *
 * @param action What to run; one without an end runs until it is unsubscribed.
 * @param target What it runs on. May be left out, with `frame$`, if the action needs none.
 * @param frame$ Frame deltas in seconds; the first one adds no time. By default the page's animation frames.
 * @param options Whether the target is released at the end.
 * @returns Progress, once a frame; 1 and completion in the frame that reaches the end.
 * @throws TypeError when `action` is not an action, there is no target, `frame$` is not an observable, or the target
 * should be released but has no `release`.
 * @see cocos2d-x Node::runAction.
 */
export function play<T>(
  action: Action<T>,
  target: T,
  frame$?: AnyObservable<Seconds>,
  options?: ReleaseOption,
): Observable<Progress>;
export function play(action: Action<unknown>): Observable<Progress>;
export function play<T>(
  action: Action<T>,
  ...given: [target?: T, frame$?: AnyObservable<Seconds>, options?: ReleaseOption]
): Observable<Progress> {
  const motion = motionOf('play', action);
  const [target = given.length === 0 ? ({} as T) : undefined, given$ = defaultFrame$, options = {}] = given;
  if (target === undefined) throw new TypeError('play: a target must be given: play(action, target)');
  const frame$ = observableOf('play', 'frame$', given$);
  const release = releaseOf('play', target, checkOptions('play', options, 'release'));
  const progress$ = new Direct<Progress>((subscriber, emits) => {
    const clock = clockOf(motion.respectsSetting === true ? framesInFull(frame$) : frame$);
    new PlayedRun(motion, target, clock, subscriber, emits ? identity : null, release);
  });
  page.starts$?.next(progress$);
  return progress$;
}
