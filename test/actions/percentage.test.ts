import { expect, it } from '@jest/globals';
import { progressFromTo, progressTo } from 'rx-motion';
import { showing } from './showing.js';

const percentages = (show: (time: number) => { percentage: number }) =>
  [0, 0.25, 1, -1].map((time) => show(time).percentage);

it('progressTo fills or empties from the found value, also beyond 100', () => {
  expect(percentages(showing(progressTo(1, 100), { percentage: 20 }))).toEqual([20, 40, 100, 20]);
  expect(percentages(showing(progressTo(1, 120), { percentage: 200 }))).toEqual([200, 180, 120, 200]);
});

it('progressFromTo starts at `from`, and shows the found value before its start', () => {
  const drain = progressFromTo(1, 100, 0);
  expect(percentages(showing(drain, { percentage: 20 }))).toEqual([100, 75, 0, 20]);
  expect(percentages(showing(drain.reverse(), { percentage: 20 }))).toEqual([0, 25, 100, 20]);
});
