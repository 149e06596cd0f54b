import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkArray, checkFinite, checkPoint } from '../math/check.js';
import { cardinalSplineAt, type Point } from '../math/spline.js';
import type { ReversibleAction } from '../motion/action.js';
import { alongPath, alongPathBy, type Path } from '../motion/along-path.js';
import { applyCurve } from '../motion/leaf-motion.js';
import type { Positioned } from './capabilities.js';

/**
 * Moves the target smoothly through points. The first frame shows the first point, wherever the target was.
 *
 * It owns the position: other moves are overwritten.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { cardinalSplineTo } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * const points = [{ x: 0, y: 0 }, { x: 50, y: 80 }, { x: 120, y: 40 }];
 * from([0, 0.5]).pipe(cardinalSplineTo(1, points, 0.5).on(ship)).subscribe();
 * ship; // => { x: 50, y: 80 }
 * ```
 *
 * @param duration Seconds, >= 0; each piece takes the same part of it.
 * @param points Positions in the target's own units. At least one.
 * @param tension How straight the path is: 1 is straight from point to point, 0.5 a Catmull-Rom spline, less is
 * rounder.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when there is no point, a number is not finite or `duration` is negative; TypeError when `points`
 * is not an array.
 * @see cocos2d-x CardinalSplineTo. Differs: it ends at its last point, whatever else moves the target.
 */
export function cardinalSplineTo(
  duration: Seconds,
  points: readonly Readonly<Point>[],
  tension: number,
  curve?: Curve,
): ReversibleAction<Positioned> {
  return applyCurve(throughPoints('cardinalSplineTo', duration, spline('cardinalSplineTo', points, tension)), curve);
}

/**
 * Moves the target smoothly through points that are distances from its start. Adds to other moves.
 *
 * @param duration Seconds, >= 0; each piece takes the same part of it.
 * @param points Distances from the start; the first one is usually 0, 0. At least one.
 * @param tension As in {@link cardinalSplineTo}.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws As {@link cardinalSplineTo}.
 * @see cocos2d-x CardinalSplineBy. Differs: it adds like a move, and its reverse retraces it.
 */
export function cardinalSplineBy(
  duration: Seconds,
  points: readonly Readonly<Point>[],
  tension: number,
  curve?: Curve,
): ReversibleAction<Positioned> {
  return applyCurve(alongPathBy('cardinalSplineBy', duration, spline('cardinalSplineBy', points, tension)), curve);
}

/**
 * {@link cardinalSplineTo} with tension 0.5; throws the same.
 *
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @see cocos2d-x CatmullRomTo.
 */
export function catmullRomTo(
  duration: Seconds,
  points: readonly Readonly<Point>[],
  curve?: Curve,
): ReversibleAction<Positioned> {
  return applyCurve(throughPoints('catmullRomTo', duration, spline('catmullRomTo', points, 0.5)), curve);
}

/**
 * {@link cardinalSplineBy} with tension 0.5; throws the same.
 *
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @see cocos2d-x CatmullRomBy.
 */
export function catmullRomBy(
  duration: Seconds,
  points: readonly Readonly<Point>[],
  curve?: Curve,
): ReversibleAction<Positioned> {
  return applyCurve(alongPathBy('catmullRomBy', duration, spline('catmullRomBy', points, 0.5)), curve);
}

/** Its reverse is the same path from its end. Beyond its ends a spline is not symmetric, and a curve may overshoot. */
function throughPoints(name: string, duration: Seconds, path: Path, isBack = false): ReversibleAction<Positioned> {
  return alongPath(
    name,
    duration,
    'owns',
    () => (isBack ? (progress, position) => path(1 - progress, position) : path),
    () => throughPoints(name, duration, path, !isBack),
  );
}

/** The path through copies of the points: the caller may change the originals. */
function spline(name: string, points: readonly Readonly<Point>[], tension: number): Path {
  checkArray(name, 'points', points);
  if (points.length === 0) throw new RangeError(`${name}: points must not be empty, got 0 points`);
  checkFinite(name, 'tension', tension);
  const copies = [...points].map((point, index) => checkPoint(name, `points[${index}]`, point));
  return (progress, position) => {
    cardinalSplineAt(copies, tension, progress, position);
  };
}
