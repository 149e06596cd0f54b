import { expect, it } from '@jest/globals';
import { fadeIn, fadeOut, fadeTo } from 'rx-motion';
import { showing } from './showing.js';

it.each([
  { name: 'fadeTo', action: fadeTo(1, 0.3), end: 0.3 },
  { name: 'fadeIn', action: fadeIn(1), end: 1 },
  { name: 'fadeOut', action: fadeOut(1), end: 0 },
])('$name goes exactly from the found opacity to its goal, not in steps of a byte', ({ action, end }) => {
  const show = showing(action, { opacity: 0.2 });
  expect([0, 1 / 1024, 1].map((time) => show(time).opacity)).toEqual([0.2, 0.2 + (end - 0.2) / 1024, end]);
});

it('the reverse of fadeIn is fadeOut, and vice versa', () => {
  expect(showing(fadeIn(2).reverse(), { opacity: 0.5 })(1).opacity).toBe(0.25);
  expect(showing(fadeOut(2).reverse(), { opacity: 0.5 })(1).opacity).toBe(0.75);
});
