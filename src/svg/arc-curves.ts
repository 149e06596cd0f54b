import type { Pair } from './cubic.js';

/** A cubic Bezier curve without its start. */
export type CurveTo = readonly [control1: Pair, control2: Pair, end: Pair];

/**
 * Cubic Bezier curves for an arc of path data, one for each quarter of the ellipse at most. They are within 0.03 % of
 * the radius. Radii that are too small to reach the end are enlarged, as in SVG.
 *
 * @param from Its start, which is not its end.
 * @param arc The numbers of the command: the radii, which are not 0, the rotation of the ellipse in degrees, whether
 * the arc is the larger one, and whether it is clockwise.
 * @param to Its end.
 */
export function arcCurves(from: Pair, arc: readonly number[], to: Pair): CurveTo[] {
  const [radiusX, radiusY, rotation, isLarge, isClockwise] = arc as [number, number, number, number, number];
  const tilt = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [chordX, chordY] = [to[0] - from[0], to[1] - from[1]];
  // The chord in units of the radii, in which the ellipse is a circle.
  const x = (cos * chordX + sin * chordY) / Math.abs(radiusX);
  const y = (cos * chordY - sin * chordX) / Math.abs(radiusY);
  const half = Math.hypot(x, y) / 2;
  const radius = Math.max(1, half);
  const acute = Math.asin(half / radius);
  const side = isClockwise === 0 ? -1 : 1;
  const sweep = 2 * side * (isLarge === 0 ? acute : Math.PI - acute);
  // In the middle of the arc, its tangent is parallel to the chord.
  const start = Math.atan2(y, x) - (sweep + side * Math.PI) / 2;

  const count = Math.ceil(Math.abs(sweep) / (Math.PI / 2 + 1e-3));
  const step = sweep / count;
  /** The position at an angle, or one on its tangent, `along` radii further. */
  const pointAt = (angle: number, along: number): Pair => {
    const unitX = (Math.cos(angle) - Math.cos(start) - along * Math.sin(angle)) * radius * Math.abs(radiusX);
    const unitY = (Math.sin(angle) - Math.sin(start) + along * Math.cos(angle)) * radius * Math.abs(radiusY);
    return [from[0] + cos * unitX - sin * unitY, from[1] + sin * unitX + cos * unitY];
  };
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index) => {
    const begin = start + index * step;
    const end = begin + step;
    return [pointAt(begin, reach), pointAt(end, -reach), index === count - 1 ? to : pointAt(end, 0)];
  });
}
