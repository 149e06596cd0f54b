import type { Observable } from 'rxjs';
import { clockOf } from '../clock/clock-of.js';
import { Direct } from '../clock/direct.js';
import { frame$ as defaultFrame$, framesInFull } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import type { Seconds } from '../clock/seconds.js';
import { checkObject } from '../math/check.js';
import type { Action } from '../motion/action.js';
import { motionOf } from '../motion/motion.js';
import { PlayedRun } from '../motion/played-run.js';
import { Draft } from './draft.js';

/**
 * A stream of the immutable states of an action, for state that is data: a store, a hook, a signal.
 *
 * The arguments are never changed, however deep the action writes. A part that a frame does not change is the same
 * object as in the previous frame; without any change, so is the whole state. Each subscription is a separate run from
 * `initial`. Snapshots are frozen, and so are the objects and arrays that an action assigns.
 *
 *     frame$         f----f----f----f         f: 0.5 s
 *     animateState   a----b----(c|)           an action of 1 s
 *
 * ```ts
 * import { of, toArray } from 'rxjs';
 * import { to } from 'rx-motion';
 * import { animateState } from 'rx-motion/stream';
 *
 * const initial = { panel: { height: 0 }, items: ['a', 'b'] };
 * let states: (typeof initial)[] = [];
 * const open = to(1, { panel: { height: 80 } });
 * animateState(initial, open, of(0.5, 0.5, 0.5)).pipe(toArray()).subscribe((all) => (states = all));
 * states.map(({ panel }) => panel.height); // => [0, 40, 80]
 * states[0] === initial && states[2]!.items === initial.items; // => true
 * initial.panel.height; // => 0
 * ```
 *
 * @param initial The initial state: plain data, including nested objects and arrays. Objects with hidden state (a Map,
 * an element) are passed through.
 * @param action The action to run on it.
 * @param frame$ Frame deltas in seconds; the first one adds no time. By default the page's animation frames.
 * @returns The state, once per frame; completes with the action.
 * @throws TypeError when `initial` is not an object or `action` not an action.
 * @see {@link tween}, which needs no action.
 */
export function animateState<S extends object>(
  initial: S,
  action: Action<NoInfer<S>>,
  frame$: Observable<Seconds> = defaultFrame$,
): Observable<Readonly<S>> {
  checkObject('animateState', 'initial', initial);
  const motion = motionOf<S>('animateState', action);
  checkObservable('animateState', 'frame$', frame$);
  return new Direct((subscriber) => {
    const draft = new Draft<S>(initial);
    new PlayedRun<S, S>(
      motion,
      draft.view,
      clockOf(motion.respectsSetting === true ? framesInFull(frame$) : frame$),
      subscriber,
      () => draft.snapshot(),
    );
  });
}
