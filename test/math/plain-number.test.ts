import { expect, it } from '@jest/globals';
import { plain } from '../../src/math/plain-number.js';

it.each([
  [0.1 + 0.2, '0.3'],
  [1e-9, '0'],
  [0.0000005, '0.000001'],
  [-12.3456789, '-12.345679'],
  [1e20, '100000000000000000000'],
])('writes %d as %s', (value, text) => {
  expect(String(plain(value))).toBe(text);
});
