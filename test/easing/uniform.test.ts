import { expect, it } from '@jest/globals';
import { uniform } from '../../src/easing/uniform.js';

it('changes nothing, inside [0, 1] and outside', () => {
  const times = [-1, 0, 0.25, 1, 2];
  expect(times.map((t) => uniform(t))).toEqual(times);
});
