/** A position in the plane. */
export interface Point {
  x: number;
  y: number;
}

/**
 * A position on a cardinal spline: a smooth path through points that passes each parallel to the line between its
 * neighbours.
 *
 * All segments take the same time, and the path goes through every point, exactly at 0 and 1. Outside [0, 1] it follows
 * the formula of the nearest segment for a while, as in cocos2d-x, and then stays at the end.
 *
 * @param points At least one.
 * @param tension How straight the path is: 1 goes straight from point to point; 0.5 is cocos2d-x's CatmullRom; 0 and
 * below curve more.
 * @param t Progress.
 * @param result Where the position is written; it is also returned. Must not be one of the points.
 * @see cocos2d-x ccCardinalSplineAt, CardinalSplineTo. Differs: nothing.
 */
export function cardinalSplineAt(points: readonly Readonly<Point>[], tension: number, t: number, result: Point): Point {
  const scaled = t * (points.length - 1);
  const index = Math.trunc(scaled) || 0; // a NaN must reach the result, not the index
  const u = scaled - index;
  const before = pointAt(points, index - 1);
  const start = pointAt(points, index);
  const end = pointAt(points, index + 1);
  const after = pointAt(points, index + 2);

  const slope = (1 - tension) / 2;
  const u2 = u * u;
  const u3 = u2 * u;
  const a = slope * (2 * u2 - u3 - u);
  const d = slope * (u3 - u2);
  const rise = 3 * u2 - 2 * u3;
  const b = 1 - rise - d;
  const c = rise - a;
  result.x = before.x * a + start.x * b + end.x * c + after.x * d;
  result.y = before.y * a + start.y * b + end.y * c + after.y * d;
  return result;
}

/** Beyond the ends the end point repeats. */
function pointAt(points: readonly Readonly<Point>[], index: number): Readonly<Point> {
  return points[Math.max(0, Math.min(index, points.length - 1))]!;
}
