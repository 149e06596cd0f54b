import { pageDistance } from '../element/axes.js';
import { type Placement, placementOn } from '../element/placement.js';
import { type MeasuredPath, nearestAngle } from './measure-path.js';

/**
 * The path of a shape in the coordinates of a target that is an element: at each point of it, the target is painted
 * where the page paints the shape now. For other targets, and without a page, the path itself.
 */
export function paintedPath(path: MeasuredPath, shape: object, target: object): MeasuredPath {
  const placement = placementOn(shape, target);
  return placement === undefined ? path : placed(path, placement);
}

/** A path after a transform. Its lengths stay as they are. */
function placed(path: MeasuredPath, placement: Placement): MeasuredPath {
  const { a, b, c, d } = placement;
  // Apart from a mirror image and a rotation, a transform only stretches, which changes no angle by more than 90 degrees.
  const side = Math.sign(a * d - b * c);
  const turn = degrees(b - side * c, a + side * d);
  return {
    length: path.length,
    pointAt(at, result) {
      const point = path.pointAt(at, result);
      const direction = (point.angle * Math.PI) / 180;
      const tangent = pageDistance(placement, Math.cos(direction), Math.sin(direction));
      const { x, y } = pageDistance(placement, point.x, point.y);
      point.x = placement.x + x;
      point.y = placement.y + y;
      point.angle = nearestAngle(degrees(tangent.y, tangent.x), turn + side * point.angle);
      return point;
    },
  };
}

function degrees(y: number, x: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}
