/** A place on a plane. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The place on a cardinal spline: a smooth way through points, which leaves each along the line between its neighbours.
 *
 * All pieces take the same time, and the way goes through each point, exactly so at 0 and at 1. Outside of [0, 1] it follows the formula of the nearest piece
 * for a while, as in cocos2d-x, and then rests at the end.
 *
 * @param points At least one.
 * @param tension How straight the way is: 1 goes straight from point to point; 0.5 is cocos2d-x's CatmullRom; 0 and below curve more.
 * @param t Progress.
 * @param place Where the place is written; it is also returned. Must not be one of the points.
 * @see cocos2d-x ccCardinalSplineAt, CardinalSplineTo. Differs: nothing.
 */
export function cardinalSplineAt(points: readonly Readonly<Point>[], tension: number, t: number, place: Point): Point {
  const scaled = t * (points.length - 1);
  const index = Math.trunc(scaled) || 0; // not NaN: that is for the place to show
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
  place.x = before.x * a + start.x * b + end.x * c + after.x * d;
  place.y = before.y * a + start.y * b + end.y * c + after.y * d;
  return place;
}

/** Beyond the ends the spline has the end point again and again. */
function pointAt(points: readonly Readonly<Point>[], index: number): Readonly<Point> {
  return points[Math.max(0, Math.min(index, points.length - 1))]!;
}
