import type { Grid } from './grid.js';

/**
 * How far the eye is from a surface, in units of its height: a view of 60° then shows all of it, and what is not bent is seen as it is.
 *
 * @see cocos2d-x Director::getZEye. Differs: there the eye is at 1 / 1.1566, so that all is enlarged by a sixth of a percent.
 */
export const eyeDistance: number = Math.sqrt(3) / 2;

/** As near to the eye as this, in units of its distance, nothing is drawn any more. */
export const nearest: number = 0.02;

/**
 * Projects the points of a grid onto its surface, as the eye sees them.
 *
 * @param size The surface's.
 * @param places Where x, y and the depth of each point go: 1 for what lies in the surface, less for what is nearer. Returned.
 */
export function project(
  { positions }: Grid,
  { width, height }: { readonly width: number; readonly height: number },
  places: Float32Array,
): Float32Array {
  const eye = height * eyeDistance;
  const middleX = width / 2;
  const middleY = height / 2;
  for (let at = 0; at < positions.length; at += 3) {
    const depth = 1 - positions[at + 2]! / eye;
    const scale = 1 / Math.max(nearest, depth);
    places[at] = middleX + (positions[at]! - middleX) * scale;
    places[at + 1] = middleY + (positions[at + 1]! - middleY) * scale;
    places[at + 2] = depth;
  }
  return places;
}

/**
 * The triangles of a grid in the order in which a painter draws them: the farthest first. Those that are as far away keep their order.
 *
 * @param places As {@link project} has left them.
 * @returns The index of each triangle's first corner in `indices`.
 */
export function fromFarToNear({ indices }: Grid, places: Float32Array): Uint32Array {
  const depths = new Float32Array(indices.length / 3);
  for (let triangle = 0; triangle < depths.length; triangle++) {
    for (let corner = 0; corner < 3; corner++) depths[triangle]! += places[indices[triangle * 3 + corner]! * 3 + 2]!;
  }
  return Uint32Array.from(depths.keys())
    .sort((one, other) => depths[other]! - depths[one]! || one - other)
    .map((triangle) => triangle * 3);
}
