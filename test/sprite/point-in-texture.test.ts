import { expect, it } from '@jest/globals';
import { pointInTexture } from '../../src/sprite/point-in-texture.js';

it.each([
  [0, { x: 1, y: 2 }],
  [90, { x: 28, y: 1 }],
  [180, { x: 19, y: 28 }],
  [270, { x: 2, y: 19 }],
] as const)('rotates a point by %i°, clockwise', (rotation, point) => {
  expect(pointInTexture({ rotation, originalSize: { width: 20, height: 30 } }, { x: 1, y: 2 })).toEqual(point);
});
