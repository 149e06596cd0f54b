import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkCount, checkFinite, checkPoint } from '../math/check.js';
import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { alongPath, alongPathBy, type Path } from '../motion/along-path.js';
import { applyCurve } from '../motion/leaf-motion.js';
import type { Positioned } from './capabilities.js';

/**
 * Moves the target to a position in equal jumps, and ends exactly there. It owns the position: other moves are
 * overwritten.
 *
 *     y   height  _     _     _
 *                / \   / \   / \         jumps = 3
 *             0 /   \_/   \_/   \
 *
 * @param duration Seconds, >= 0.
 * @param to Where it lands, in the target's own units.
 * @param height The height of each jump, added to y; negative to jump up if y grows downwards.
 * @param jumps A whole number >= 0; 0 slides.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite, `jumps` is not whole or `duration` is negative.
 * @see cocos2d-x JumpTo. Differs: it ends at `to`, whatever else moves the target.
 */
export function jumpTo(
  duration: Seconds,
  to: Readonly<Positioned>,
  height: number,
  jumps: number,
  curve?: Curve,
): FiniteAction<Positioned> {
  const end = check('jumpTo', 'to', to, height, jumps);
  return applyCurve(
    alongPath('jumpTo', duration, 'owns', (start) => arcs(start, end, height, jumps)),
    curve,
  );
}

/**
 * Moves the target by a distance in equal jumps. Adds to other moves.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { jumpBy } from 'rx-motion';
 *
 * const frog = { x: 0, y: 0 };
 * from([0, 0.25]).pipe(jumpBy(1, { x: 100, y: 0 }, 40, 2).on(frog)).subscribe();
 * frog; // => { x: 25, y: 40 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param by Distance, in the target's own units.
 * @param height The height of each jump, added to y.
 * @param jumps A whole number >= 0; 0 slides.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite, `jumps` is not whole or `duration` is negative.
 * @see cocos2d-x JumpBy. Differs: its reverse retraces it, even past its ends along a curve that overshoots.
 */
export function jumpBy(
  duration: Seconds,
  by: Readonly<Positioned>,
  height: number,
  jumps: number,
  curve?: Curve,
): ReversibleAction<Positioned> {
  const distance = check('jumpBy', 'by', by, height, jumps);
  return applyCurve(alongPathBy('jumpBy', duration, arcs({ x: 0, y: 0 }, distance, height, jumps)), curve);
}

function arcs(from: Readonly<Point>, to: Readonly<Point>, height: number, jumps: number): Path {
  return (progress, position) => {
    const phase = (progress * jumps) % 1;
    position.x = mix(from.x, to.x, progress);
    position.y = mix(from.y, to.y, progress) + 4 * phase * (1 - phase) * height;
  };
}

/** A checked copy of the position: the caller may change the original. */
function check(name: string, what: string, position: Readonly<Positioned>, height: number, jumps: number): Positioned {
  checkFinite(name, 'height', height);
  checkCount(name, 'jumps', jumps, 0);
  return checkPoint(name, what, position);
}
