import { expect, it } from '@jest/globals';
import { lightnessOf } from '../../src/score/lightness.js';
import type { ScoreValue } from '../../src/score/plan.js';

it.each<[string, ScoreValue, number | undefined]>([
  ['visible', true, 1],
  ['opacity', 0.25, 0.25],
  ['color.g', 255, 0.72],
  ['paint', 'white', 1],
  ['paint', '#000', 0],
  ['paint', 'rgb(255 255 255 / 0.5)', 0.5],
  ['paint', 'oklch(1 0 0)', 1],
  ['left', '10px', undefined],
  ['x', 4, undefined],
])('%s %j has the lightness %j', (property, value, lightness) => {
  const found = lightnessOf({ target: 0, property, found: value, pieces: [] }, value);
  expect(found === undefined ? found : Number(found.toFixed(6))).toBe(lightness);
});
