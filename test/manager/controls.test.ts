import { expect, it } from '@jest/globals';
import { Controls } from '../../src/manager/controls.js';

it('are plain as long as each frame only adds its delta', () => {
  expect(new Controls().arePlain).toBe(true);
  for (const change of [{ isPaused: true }, { rate: 2 }, { sought: 0 }, { stage: 'ready' }, { failure: { error: 1 } }])
    expect((Object.assign(new Controls(), change) as Controls).arePlain).toBe(false);
});

it('know the time of the next frame', () => {
  const controls = Object.assign(new Controls(), { rate: 2, origin: 1, firstTime: 1.5, sought: 4 });
  expect([controls.timeAfter(-Infinity, 9), controls.wasSought]).toEqual([4, true]);
  expect([controls.timeAfter(-Infinity, 9), controls.wasSought]).toEqual([1.5, false]);
  expect(controls.timeAfter(2, 0.5)).toBe(3);
  controls.rate = -2;
  expect(controls.timeAfter(1.25, 0.5)).toBe(1);
});

it('keep what finds the run when it starts again', () => {
  const controls = Object.assign(new Controls(), { flags: 3, rate: -2, isPaused: true, stage: 'ready' });
  controls.reset();
  expect([controls.flags, controls.rate, controls.isPaused, controls.arePlain]).toEqual([3, 2, false, false]);
});
