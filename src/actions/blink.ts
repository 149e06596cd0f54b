import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkTarget } from '../lines/target.js';
import { checkCount } from '../math/check.js';
import type { ReversibleAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import type { Visible } from './capabilities.js';

/**
 * Hides and shows the target again and again: it is hidden in the first half of each blink. However the action ends,
 * the target is as visible as before.
 *
 *     progress  0-----0.25----0.5---0.75----1
 *     visible   no    yes     no    yes     as before     blink(1, 2)
 *
 * @param duration Seconds, >= 0.
 * @param times How often; a whole number >= 1.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when `times` is not a whole number >= 1 or `duration` is negative.
 * @see cocos2d-x Blink. Differs: stopping it restores the target. Its reverse is itself.
 */
export function blink(duration: Seconds, times: number, curve?: Curve): ReversibleAction<Visible> {
  checkCount('blink', 'times', times, 1);
  const period = 1 / times;
  return applyCurve(
    leaf(
      'blink',
      duration,
      (target: Visible) => {
        const { visible } = checkTarget('blink', target);
        const restore = (): void => {
          target.visible = visible;
        };
        return {
          update(progress) {
            target.visible = progress < 1 ? progress % period > period / 2 : visible;
          },
          undo: restore,
          stop: restore,
        };
      },
      () => blink(duration, times),
    ),
    curve,
  );
}
