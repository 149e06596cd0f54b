import { expect, it } from '@jest/globals';
import { noneLike } from '../../src/dom/none.js';

it.each([
  ['blur(4px)', 'blur(0px)'],
  ['blur(1e-2px) saturate(2) brightness(150%)', 'blur(0px) saturate(1) brightness(100%)'],
  ['hue-rotate(-90deg)', 'hue-rotate(0deg)'],
  ['translate(10px, 5%) scale(2, 3)', 'translate(0px, 0%) scale(1, 1)'],
  ['rotate3d(1, 1, 0, 90deg)', 'rotate3d(0, 0, 0, 0deg)'],
])('makes a list of functions that do nothing: %s', (functions, nothing) => {
  expect(noneLike(functions)).toBe(nothing);
});
