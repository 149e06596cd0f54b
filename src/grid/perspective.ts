import type { Grid } from './grid.js';

/**
 * The distance of the eye from a surface, in units of the surface's height: a field of view of 60° covers exactly that
 * height, and points that are not bent stay in place.
 *
 * @see cocos2d-x Director::getZEye. Differs: the original is at 1 / 1.1566, which enlarges everything by a sixth of a
 * percent.
 */
export const eyeDistance: number = Math.sqrt(3) / 2;

/** The near plane, in units of the distance of the eye. */
export const nearest: number = 0.02;

/**
 * Projects the points of a grid onto its surface, as seen by the eye.
 *
 * @param size The size of the surface.
 * @param projected Receives x, y and the depth of each point: 1 in the surface, less for nearer points.
 * @returns `projected`.
 */
export function project(
  { positions }: Grid,
  { width, height }: { readonly width: number; readonly height: number },
  projected: Float32Array,
): Float32Array {
  const eye = height * eyeDistance;
  const middleX = width / 2;
  const middleY = height / 2;
  for (let at = 0; at < positions.length; at += 3) {
    const depth = 1 - positions[at + 2]! / eye;
    const scale = 1 / Math.max(nearest, depth);
    projected[at] = middleX + (positions[at]! - middleX) * scale;
    projected[at + 1] = middleY + (positions[at + 1]! - middleY) * scale;
    projected[at + 2] = depth;
  }
  return projected;
}

/**
 * The corners of a grid's triangles in painter's order, the farthest first. Triangles at the same distance keep their
 * order.
 *
 * @param projected The result of {@link project}.
 */
export function fromFarToNear({ indices }: Grid, projected: Float32Array): Uint32Array {
  const depths = new Float32Array(indices.length / 3);
  for (let triangle = 0; triangle < depths.length; triangle++) {
    for (let corner = 0; corner < 3; corner++) depths[triangle]! += projected[indices[triangle * 3 + corner]! * 3 + 2]!;
  }
  const order = Uint32Array.from(depths.keys()).sort((one, other) => depths[other]! - depths[one]! || one - other);
  return indices.map((_, at) => indices[order[Math.floor(at / 3)]! * 3 + (at % 3)]!);
}
