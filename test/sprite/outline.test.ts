import { expect, it } from '@jest/globals';
import { outline } from '../../src/sprite/outline.js';

const corners = [[0, 0], [10, 0], [10, 10], [0, 10]].map(([x, y]) => ({ x: x!, y: y! })); // prettier-ignore

it.each([
  ['clockwise', [[0, 1, 2], [0, 2, 3]]],
  ['against the clock', [[2, 1, 0], [3, 2, 0]]],
  ['this way and that', [[1, 2, 0], [2, 0, 3]]],
] as const)('turns all triangles the same way, be they given %s', (_how, triangles) => {
  const turned = outline({ vertices: corners, verticesUV: corners, triangles }, corners);
  const areas = turned.map(([a, b, c]) => ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2);
  expect(areas).toEqual([50, 50]);
}); // prettier-ignore

it('takes the corners that it is given, not those of the polygon', () => {
  const polygon = { vertices: corners, verticesUV: corners, triangles: [[0, 1, 2]] as const };
  const moved = corners.map(({ x, y }) => ({ x: x + 5, y }));
  expect(outline(polygon, moved)).toEqual([moved.slice(0, 3)]);
});
