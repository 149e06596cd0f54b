import { recordedWith } from '../lines/recorder.js';
import type { Action, Composition } from '../motion/action.js';
import { compose } from '../motion/compound.js';
import { motionOf, reverseOf } from '../motion/motion.js';

/**
 * Runs an action on its own target, so that one sequence can animate several things.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveBy, sequence, targeted } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * const moon = { x: 0, y: 0 };
 * const move = moveBy(1, { x: 10, y: 0 });
 * from([0, 2]).pipe(sequence(move, targeted(moon, move)).on(ship)).subscribe();
 * [ship.x, moon.x]; // => [10, 10]
 * ```
 *
 * @param target What the action runs on.
 * @param action What to run.
 * @throws TypeError when `action` is not an action.
 * @see cocos2d-x TargetedAction.
 */
export function targeted<T, A extends Action<T>>(target: T, action: A): Composition<A, unknown> {
  const motion = motionOf('targeted', action);
  return compose('targeted', [motion], {
    duration: motion.duration,
    bind: (around, start, end, edges) => motion.bind(recordedWith(around, target), start, end, edges),
    progressAt: (time) => motion.progressAt(time),
    reverse: reverseOf<T, unknown>(action, (back) => targeted(target, back)),
  });
}
