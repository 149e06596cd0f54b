import { expect, it } from '@jest/globals';
import { cssTiming } from '../../src/angular/css-timing.js';

it.each([
  ['300ms', 0.3, 0, 'linear'],
  [' .5s -100ms ', 0.5, -0.1, 'linear'],
  ['250 ease-in', 0.25, 0, 'ease-in'],
  ['1S 20MS cubic-bezier(0, 0.5, 1, 1)', 1, 0.02, 'cubic-bezier(0, 0.5, 1, 1)'],
])('parses %j', (text, duration, delay, easing) => {
  expect(cssTiming(text)).toEqual({ duration, delay, easing });
});

it.each(['', 'soon', '1m', '300ms 50', '1s 2s 3s'])('rejects %j', (text) => {
  expect(cssTiming(text)).toBeUndefined();
});
