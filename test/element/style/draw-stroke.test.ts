import { expect, it } from '@jest/globals';
import { drawStroke } from 'rx-motion/dom';

it.each([
  [[-0.1, 1], [0, 1], 'from[0] must be from 0 to 1, got -0.1'],
  [[0, 1], [0.5, 0.25], 'to[1] must be from 0.5 to 1, got 0.25'],
  [[0, 1], [0, 1.5], 'to[1] must be from 0 to 1, got 1.5'],
] as const)('refuses %j to %j', (from, to, message) => {
  expect(() => drawStroke(1, from, to)).toThrow(new RangeError(`drawStroke: ${message}`));
});
