import { expect, it } from '@jest/globals';
import { outline } from '../../src/sprite/outline.js';

const corners = [[0, 0], [10, 0], [10, 10], [0, 10]].map(([x, y]) => ({ x: x!, y: y! })); // prettier-ignore

it.each([
  ['clockwise', [[0, 1, 2], [0, 2, 3]]],
  ['counterclockwise', [[2, 1, 0], [3, 2, 0]]],
  ['in both directions', [[1, 2, 0], [2, 0, 3]]],
] as const)('gives all triangles the same winding order, from triangles %s', (_order, triangles) => {
  const oriented = outline({ vertices: corners, verticesUV: corners, triangles }, corners);
  const areas = oriented.map(([a, b, c]) => ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2);
  expect(areas).toEqual([50, 50]);
}); // prettier-ignore

it('uses the given corners, not those of the polygon', () => {
  const polygon = { vertices: corners, verticesUV: corners, triangles: [[0, 1, 2]] as const };
  const moved = corners.map(({ x, y }) => ({ x: x + 5, y }));
  expect(outline(polygon, moved)).toEqual([moved.slice(0, 3)]);
});
