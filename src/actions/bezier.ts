import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { bezierAt } from '../math/bezier.js';
import { checkObject, checkPoint } from '../math/check.js';
import type { Point } from '../math/spline.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { alongPath, alongPathBy, type Path } from '../motion/along-path.js';
import { applyCurve } from '../motion/leaf-motion.js';
import type { Positioned } from './capabilities.js';

/** A cubic Bezier curve without its start. */
export interface BezierWay {
  readonly control1: Readonly<Point>;
  readonly control2: Readonly<Point>;
  readonly end: Readonly<Point>;
}

/**
 * Moves the target along a cubic Bezier curve to a position, and ends exactly there. It owns the position: other moves
 * are overwritten.
 *
 * @param duration Seconds, >= 0.
 * @param to Control points and end, as positions in the target's own units.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when a point is missing.
 * @see cocos2d-x BezierTo.
 */
export function bezierTo(duration: Seconds, to: BezierWay, curve?: Curve): FiniteAction<Positioned> {
  const { control1, control2, end } = check('bezierTo', 'to', to);
  return applyCurve(
    alongPath('bezierTo', duration, 'owns', (start) => pathOf(start, control1, control2, end)),
    curve,
  );
}

/**
 * Moves the target along a cubic Bezier curve by a distance. Adds to other moves.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { bezierBy } from 'rx-motion';
 *
 * const ship = { x: 10, y: 10 };
 * const way = { control1: { x: 0, y: 40 }, control2: { x: 80, y: 40 }, end: { x: 80, y: 0 } };
 * from([0, 0.5]).pipe(bezierBy(1, way).on(ship)).subscribe();
 * ship; // => { x: 50, y: 40 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param by Control points and end, as distances from the start.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when a point is missing.
 * @see cocos2d-x BezierBy.
 */
export function bezierBy(duration: Seconds, by: BezierWay, curve?: Curve): ReversibleAction<Positioned> {
  const { control1, control2, end } = check('bezierBy', 'by', by);
  return applyCurve(alongPathBy('bezierBy', duration, pathOf({ x: 0, y: 0 }, control1, control2, end)), curve);
}

function pathOf(a: Readonly<Point>, b: Readonly<Point>, c: Readonly<Point>, d: Readonly<Point>): Path {
  return (progress, position) => {
    position.x = bezierAt(a.x, b.x, c.x, d.x, progress);
    position.y = bezierAt(a.y, b.y, c.y, d.y, progress);
  };
}

/** A checked copy: the caller may change the original. */
function check(name: string, what: string, way: BezierWay): BezierWay {
  checkObject(name, what, way);
  return {
    control1: checkPoint(name, 'control1', way.control1),
    control2: checkPoint(name, 'control2', way.control2),
    end: checkPoint(name, 'end', way.end),
  };
}
