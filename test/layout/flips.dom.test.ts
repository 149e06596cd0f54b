import { expect, it, jest } from '@jest/globals';
import { delayTime, play } from 'rx-motion';
import { flipGroup, type FlipOptions } from 'rx-motion/layout';
import { describeMotion } from 'rx-motion/testing';
import { config, of, Subject } from 'rxjs';
import { laidOut, shownOf } from './laid-out.js';

/** Two rows, the first of which moves down and up by 20 pixels. */
function rows(more: FlipOptions = {}): { frame$: Subject<number>; swap: () => void; y: () => number } {
  const [parent, first] = laidOut();
  const frame$ = new Subject<number>();
  const group = flipGroup('p', { duration: 1, curve: (t) => t, reduced$: of(false), ...more }, frame$);
  const swap = (): void => {
    group.before();
    parent.append(parent.firstChild!);
    group.after();
  };
  return { frame$, swap, y: () => shownOf(first!).y };
}

it('starts from rest at the end within a frame that has caused it', () => {
  const { frame$, swap, y } = rows();
  play(delayTime(0.25), {}, frame$).subscribe({ complete: swap });
  for (const dt of [0, 0.5]) frame$.next(dt);
  expect(y()).toBe(-15);
  frame$.next(0.25);
  expect(y()).toBe(-10);
  frame$.complete();
  expect(y()).toBe(-10);
});

it('goes on from the whole frame when an end within it interrupts another flip', () => {
  const { frame$, swap, y } = rows();
  swap();
  play(delayTime(0.25), {}, frame$).subscribe({ complete: swap });
  for (const dt of [0, 0.5]) frame$.next(dt);
  // It was seen 10 pixels above the second place.
  expect(y()).toBe(10);
  frame$.next(0.001);
  expect(y()).toBeCloseTo(10.02, 3);
  frame$.next(1);
  expect([y(), frame$.observed]).toEqual([0, false]);
});

it('has the name of its function among what runs', () => {
  const others = describeMotion().length;
  const { frame$, swap } = rows();
  swap();
  for (const dt of [0, 0.25]) frame$.next(dt);
  expect(describeMotion().slice(others)).toEqual([
    { kind: 'flipGroup', label: undefined, target: undefined, time: 0.25, rate: 1 },
  ]);
  frame$.complete();
  expect(describeMotion()).toHaveLength(others);
});

it.each([true, false])('reports the error of a curve, and stops: it throws %j', (throws) => {
  jest.useFakeTimers();
  const onUnhandledError = jest.fn();
  config.onUnhandledError = onUnhandledError;
  const error = new Error(throws ? 'no curve here' : 'eased: the curve must return a finite number, got NaN at 0.75');
  const { frame$, swap, y } = rows({
    curve: (t) => {
      if (t > 0.5 && throws) throw error;
      return t > 0.5 ? NaN : t;
    },
  });
  swap();
  for (const dt of [0, 0.25, 0.5]) frame$.next(dt);
  jest.runAllTimers();
  config.onUnhandledError = null;
  jest.useRealTimers();
  expect([y(), frame$.observed]).toEqual([-15, false]);
  expect(onUnhandledError.mock.calls).toEqual([[error]]);
});
