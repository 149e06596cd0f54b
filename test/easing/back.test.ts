import { expect, it } from '@jest/globals';
import { backIn, backInOut, backOut } from '../../src/easing/back.js';

const times = Array.from({ length: 1001 }, (_, i) => i / 1000);

it.each([
  { name: 'backIn', curve: backIn, lowest: -0.1, highest: 1 },
  { name: 'backOut', curve: backOut, lowest: 0, highest: 1.1 },
  { name: 'backInOut', curve: backInOut, lowest: -0.1, highest: 1.1 },
])('$name draws back to $lowest and goes as far as $highest', ({ curve, lowest, highest }) => {
  expect(Math.min(...times.map(curve))).toBeCloseTo(lowest, 3);
  expect(Math.max(...times.map(curve))).toBeCloseTo(highest, 3);
});
