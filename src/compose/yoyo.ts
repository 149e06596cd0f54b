import type { Seconds } from '../clock/seconds.js';
import type { FiniteAction, ReversibleAction, TargetOf } from '../motion/action.js';
import { compose } from '../motion/compound.js';
import { finiteMotionOf } from '../motion/motion.js';
import type { Progress } from '../time/effect.js';
import { type TimeMap, Warp } from './warp.js';

/**
 * Runs an action forwards, then backwards, in twice its time.
 *
 *     x         0----50---100--50---(0|)
 *
 * It takes every action of known length, because it runs the same action backwards in time. Callbacks run only
 * forwards.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveTo, yoyo } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * from([0, 1.75]).pipe(yoyo(moveTo(1, { x: 100, y: 0 })).on(ship)).subscribe();
 * ship.x; // => 25
 * ```
 *
 * @param action What to run.
 * @returns An action that ends where it began; its reverse is the same.
 * @throws RangeError when the action has no end; TypeError when it is not an action.
 * @see {@link repeatForever}, for a pendulum.
 */
export function yoyo<A extends FiniteAction<never>>(action: A): ReversibleAction<TargetOf<A>>;
export function yoyo<T>(action: FiniteAction<T>): ReversibleAction<T> {
  const motion = finiteMotionOf('yoyo', action);
  const duration = 2 * motion.duration;
  const map: TimeMap = {
    curve: (t) => (t < 0.5 ? 2 * t : 2 - 2 * t),
    seconds: (elapsed) => Math.min(elapsed, duration - elapsed),
  };
  return compose('yoyo', [motion], {
    duration,
    bind: (target, start, end, edges) => new ThereAndBack(motion, target, map, start, end, edges),
    reverse: (): ReversibleAction<T> => yoyo(action),
  });
}

/** Advances an action to its end and back to before its start, where all of it is undone. */
class ThereAndBack<T> extends Warp<T> {
  #isBack = false;

  protected override undo(): void {
    if (this.#isBack) this.advance(0.5);
    super.undo();
  }

  /** A frame that jumps across the middle shows it, in either direction. */
  protected override advance(progress: Progress, elapsed?: Seconds): void {
    const isBack = progress > 0.5;
    if (isBack !== this.#isBack && progress !== 0.5) this.advance(0.5);
    this.#isBack = isBack;
    super.advance(progress, elapsed);
  }

  protected override timeAt(progress: Progress, elapsed?: Seconds): Seconds {
    return progress === 1 ? -Infinity : super.timeAt(progress, elapsed);
  }
}
