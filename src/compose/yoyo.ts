import type { FiniteAction, ReversibleAction } from '../action/action.js';
import type { Progress } from '../action/effect.js';
import { EffectLeaf } from '../action/leaf.js';
import { type Motion, depthAround, finite, finiteMotionOf } from '../action/motion.js';
import { OPEN } from '../time/stretch.js';
import { Warp } from './warp.js';

/**
 * Runs an action there and back: forwards, then the same way backwards, in twice its time.
 *
 *     x         0----50---100--50---(0|)
 *
 * It serves every action of known length, as it runs the same one against time. Callbacks fire on the way there.
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
 * @returns An action that ends where it began; turned around it is the same.
 * @throws RangeError when the action has no end; TypeError when it is not an action.
 * @see {@link repeatForever}, for a pendulum.
 */
export function yoyo<T>(action: FiniteAction<T>): ReversibleAction<T> {
  const motion = finiteMotionOf('yoyo', action);
  return finite<T>(
    2 * motion.duration,
    (target, start, end, ends) => new EffectLeaf(new ThereAndBack(motion, target), start, end, ends),
    depthAround('yoyo', [motion]),
    () => yoyo(action),
  );
}

class ThereAndBack<T> extends Warp<T> {
  private isBack = false;

  constructor(motion: Motion<T>, target: T) {
    super(motion, target, (t) => (t < 0.5 ? 2 * t : 2 - 2 * t), OPEN);
  }

  override update(progress: Progress): void {
    const isBack = progress > 0.5;
    // A frame that jumps across the far end has been there, callbacks included.
    if (isBack && !this.isBack) {
      const { stops } = this;
      super.update(0.5);
      if (this.stops !== stops) return;
    }
    this.isBack = isBack;
    super.update(progress);
  }

  override undo(): void {
    this.isBack = false;
    super.undo();
  }
}
