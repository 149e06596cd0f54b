import type { Action, EndingAction, FiniteAction, ReversibleAction } from '../action/action.js';
import { type Bind, depthAround, ending, endless, finite, motionOf, reverseOf } from '../action/motion.js';

/**
 * Runs an action on a target of its own, whatever target the whole runs on, so that one sequence can move several things.
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
export function targeted<T>(target: T, action: ReversibleAction<T>): ReversibleAction<unknown>;
export function targeted<T>(target: T, action: FiniteAction<T>): FiniteAction<unknown>;
export function targeted<T>(target: T, action: EndingAction<T>): EndingAction<unknown>;
export function targeted<T>(target: T, action: Action<T>): Action<unknown>;
export function targeted<T>(target: T, action: Action<T>): Action<unknown> {
  const motion = motionOf('targeted', action);
  const depth = depthAround('targeted', [motion]);
  const bind: Bind<unknown> = (_target, start, end, ends) => motion.bind(target, start, end, ends);
  if (motion.duration < Infinity) {
    const turn = reverseOf(action);
    return finite(motion.duration, bind, depth, turn && ((): ReversibleAction<unknown> => targeted(target, turn())));
  }
  return (motion.ends ? ending : endless)(bind, depth, (time) => motion.progressAt(time));
}
