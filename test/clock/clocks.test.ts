import { describe, expect, it } from '@jest/globals';
import { fixedStep, lagSmoothing, pausedBy, timeScale } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { EMPTY, type MonoTypeOperatorFunction, NEVER, of, Subject } from 'rxjs';
import { through } from './through.js';

type Clock = () => MonoTypeOperatorFunction<number>;

const clocks: readonly [name: string, clock: Clock][] = [
  ['timeScale(1)', () => timeScale(1)],
  ['timeScale(rate$)', () => timeScale(of(1))],
  ['pausedBy', () => pausedBy(of(false))],
  ['fixedStep', () => fixedStep(0.25)],
  ['lagSmoothing', () => lagSmoothing()],
];

describe.each(clocks)('every clock: %s', (_name, clock) => {
  it('passes on frames, completion and error, and closes with its last subscriber', () => {
    marbles(({ frames, hot, expectObservable }) => {
      const frame$ = frames('f-f-f-f');
      const derived$ = frame$.pipe(clock());
      expectObservable(derived$, '---!').toBe('f-f-', { f: 0.25 });
      expectObservable(derived$, '-^---!').toBe('--f-f-', { f: 0.25 });
      expectObservable(hot('f-|', { f: 0.25 }).pipe(clock())).toBe('f-|', { f: 0.25 });
      expectObservable(hot('f-#', { f: 0.25 }).pipe(clock())).toBe('f-#', { f: 0.25 });
      expectObservable(EMPTY.pipe(clock())).toBe('|');
      expectObservable(NEVER.pipe(clock())).toBe('-');
    });
  });

  it('runs synchronously if its frames do, and again for the next subscriber', () => {
    expect(through(clock, [0.25, 0.25])).toEqual([0.25, 0.25]);
    expect(through(clock, [0.25, 0.25])).toEqual([0.25, 0.25]);
  });

  it('shows all subscribers the same time in the same frame, whenever they subscribed', () => {
    const frame$ = new Subject<number>();
    const derived$ = frame$.pipe(clock());
    const seen: [who: string, dt: number][] = [];
    derived$.subscribe((dt) => seen.push(['first', dt]));
    frame$.next(0.25);
    derived$.subscribe((dt) => seen.push(['second', dt]));
    frame$.next(0.25);
    expect(seen).toEqual([
      ['first', 0.25],
      ['first', 0.25],
      ['second', 0.25],
    ]);
  });
});
