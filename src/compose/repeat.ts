import { pause } from '../actions/delay.js';
import { checkCount } from '../math/check.js';
import type { Action, Composition, FiniteAction, TargetOf } from '../motion/action.js';
import { compose } from '../motion/compound.js';
import { finiteMotionOf, reverseOf } from '../motion/motion.js';
import { Concat } from '../time/concat.js';
import { Rounds } from '../time/succession.js';

/**
 * Runs an action `times` times in succession: `repeat` over the spans of its rounds.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveBy, repeatTimes } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * from([0, 2.5]).pipe(repeatTimes(moveBy(1, { x: 10, y: 0 }), 3).on(ship)).subscribe();
 * ship.x; // => 25
 * ```
 *
 * @param action What to repeat. If it takes no time, all rounds run in one frame.
 * @param times A whole number >= 0; 0 is an empty action.
 * @throws RangeError when `times` is not a whole number >= 0, or the action has no end.
 * @see cocos2d-x Repeat. Differs: exactly `times` rounds, also of an instant.
 */
export function repeatTimes<A extends FiniteAction<never>>(action: A, times: number): Composition<A>;
export function repeatTimes<T>(action: FiniteAction<T>, times: number): FiniteAction<T> {
  const round = finiteMotionOf('repeatTimes', action);
  checkCount('repeatTimes', 'times', times, 0);
  if (times === 0) return pause('repeatTimes', 0);
  const rounds = new Rounds(round, times);
  return compose('repeatTimes', [round], {
    duration: times * round.duration,
    bind: (target, start, end, edges) => new Concat(rounds, target, start, end, edges),
    reverse: reverseOf(action, (back) => repeatTimes(back, times)),
  });
}

/**
 * Runs an action again and again. A frame that passes several rounds runs all of them, callbacks included.
 *
 * Its progress is that of the current round. Time can go back over the last 1,000 rounds; further back, the first of
 * these stays at its start.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { repeatForever, rotateBy } from 'rx-motion';
 *
 * const wheel = { rotation: 0 };
 * from([0, 100.5]).pipe(repeatForever(rotateBy(1, 360)).on(wheel)).subscribe();
 * wheel.rotation; // => 36180
 * ```
 *
 * @param action What to repeat, longer than 0 s.
 * @throws RangeError when the action takes no time (it would never leave the first frame) or has no end.
 * @see cocos2d-x RepeatForever. Differs: no round is dropped, and it may end a sequence.
 */
export function repeatForever<A extends FiniteAction<never>>(action: A): Action<TargetOf<A>>;
export function repeatForever<T>(action: FiniteAction<T>): Action<T> {
  const round = finiteMotionOf('repeatForever', action);
  if (round.duration === 0) throw new RangeError("repeatForever: the action's duration must be > 0, got 0");
  const rounds = new Rounds(round, Infinity);
  return compose('repeatForever', [round], {
    duration: Infinity,
    ends: false,
    bind: (target, start, end, edges) => new Concat(rounds, target, start, end, edges),
    progressAt: (time) => (Math.max(0, time) % round.duration) / round.duration,
  });
}
