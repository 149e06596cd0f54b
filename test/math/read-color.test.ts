import { expect, it } from '@jest/globals';
import { readColor } from '../../src/math/read-color.js';

it.each([
  ['#f80', 'srgb', [1, 136 / 255, 0], 1, true],
  ['#0000', 'srgb', [0, 0, 0], 0, true],
  ['transparent', 'srgb', [0, 0, 0], 0, true],
  [' Tomato ', 'srgb', [1, 99 / 255, 71 / 255], 1, true],
  ['rgb(51 0 255 / 0.5)', 'srgb', [0.2, 0, 1], 0.5, true],
  ['rgb(none 0 0)', 'srgb', [NaN, 0, 0], 1, false],
  ['rgb(0 0 0 / none)', 'srgb', [0, 0, 0], NaN, false],
  ['hsl(0.5turn 150% -5%)', 'hsl', [180, 100, 0], 1, true],
  ['hwb(100grad 20% 30%)', 'hwb', [90, 20, 30], 1, true],
  ['lab(50% 100% -50%)', 'lab', [50, 125, -62.5], 1, false],
  ['lab(120 200 -200 / 2)', 'lab', [100, 200, -200], 1, false],
  ['lch(50 -1 -30)', 'lch', [50, 0, -30], 1, false],
  ['oklab(50% 50% -50%)', 'oklab', [0.5, 0.2, -0.2], 1, false],
  ['oklch(1.5 50% none)', 'oklch', [1, 0.2, NaN], 1, false],
  ['color(display-p3 1.5 -50% 0)', 'display-p3', [1.5, -0.5, 0], 1, false],
  ['color(xyz 0.1 0.2 0.3 / 25%)', 'xyz-d65', [0.1, 0.2, 0.3], 0.25, false],
])('reads %s in its own space, clamped to its ranges', (text, space, channels, alpha, isLegacy) => {
  expect(readColor(text)).toEqual({ space, channels: channels.map(near), alpha, isLegacy });
});

function near(channel: number): unknown {
  return Number.isNaN(channel) ? NaN : expect.closeTo(channel, 12);
}

it.each([
  '',
  'none',
  '#ff',
  'toString',
  'rgb(1, 2 3)',
  'rgb(1%, 2, 3)',
  'lab(1, 2, 3)',
  'color(lab 1 0 0)',
  'hsl(1% 1% 1%)',
])('does not read %p', (text) => {
  expect(readColor(text)).toBeUndefined();
});
