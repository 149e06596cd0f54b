import { expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { Controls } from '../../src/manager/controls.js';

it('are plain while each frame only adds its delta', () => {
  expect(new Controls().arePlain).toBe(true);
  for (const change of [{ isPaused: true }, { rate: 2 }, { sought: 0 }, { failure: { error: 1 } }])
    expect((Object.assign(new Controls(), change) as Controls).arePlain).toBe(false);
});

it('know the time of the next frame', () => {
  const controls = Object.assign(new Controls(), { rate: 2, origin: 1, firstTime: 1.5, sought: 3 });
  expect([controls.timeAfter(-Infinity, 9), controls.shownSought]).toEqual([4, 4]);
  expect(controls.timeAfter(-Infinity, 9)).toBe(1.5);
  expect(controls.timeAfter(2, 0.5)).toBe(3);
  controls.rate = -2;
  expect(controls.timeAfter(1.25, 0.5)).toBe(1);
});

it('begin at the latest of the exact ends in one frame', () => {
  const begun = (frame: number, ...ends: number[]) => {
    const controls = new Controls();
    for (const end of ends) controls.noteEnd(end, 4, 1);
    controls.getReady(frame);
    return [controls.origin, controls.firstTime];
  };
  expect([begun(1, 3, 3.5, 3.25), begun(2, 3)]).toEqual([
    [3.5, 4],
    [0, 0],
  ]);
});

it('keep the settings of the run when it restarts', () => {
  const controls = Object.assign(new Controls(), { flags: 3, rate: -2, isPaused: true });
  controls.reset();
  expect([controls.flags, controls.rate, controls.isPaused, controls.arePlain]).toEqual([3, 2, false, false]);
});

it('listen to the stream that stops the run, until it is over', () => {
  const stop$ = new Subject<void>();
  const controls = Object.assign(new Controls(), { until$: stop$ });
  const endings: string[] = [];
  const run = {
    isOver: () => endings.length > 0,
    end: (ending: string) => void endings.push(ending),
  };
  controls.listen(run);
  expect(stop$.observed).toBe(true);
  controls.stopListening();
  expect(stop$.observed).toBe(false);
  controls.listen(run);
  stop$.next();
  controls.listen(run);
  expect([endings, stop$.observed]).toEqual([['stopped'], false]);
});
