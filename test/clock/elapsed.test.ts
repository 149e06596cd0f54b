import { describe, it } from '@jest/globals';
import { elapsed } from 'rx-motion';
import { marbles } from 'rx-motion/testing';

describe('elapsed', () => {
  it('adds up the deltas, except for the first one', () => {
    marbles(({ hot, expectObservable, expectSubscriptions }) => {
      const frame$ = hot(' a--b--c--|', { a: 0.5, b: 0.25, c: 0.125 });
      const expected = '   a--b--c--|';
      expectObservable(frame$.pipe(elapsed())).toBe(expected, { a: 0, b: 0.25, c: 0.375 });
      expectSubscriptions(frame$.subscriptions).toBe('^--------!');
    });
  });

  it('starts at 0, whatever the first delta is', () => {
    marbles(({ cold, expectObservable }) => {
      expectObservable(cold('a(b|)', { a: Infinity, b: 1 }).pipe(elapsed())).toBe('a(b|)', { a: 0, b: 1 });
    });
  });

  it('goes back with negative deltas', () => {
    marbles(({ cold, expectObservable }) => {
      expectObservable(cold('a-b-c', { a: 0, b: 1, c: -2 }).pipe(elapsed())).toBe('a-b-c', { a: 0, b: 1, c: -1 });
    });
  });

  it('counts separately for each subscription', () => {
    marbles(({ hot, expectObservable }) => {
      const time$ = hot('f-f-f', { f: 1 }).pipe(elapsed());
      expectObservable(time$).toBe('       a-b-c', { a: 0, b: 1, c: 2 });
      expectObservable(time$, '--^').toBe('--a-b', { a: 0, b: 1 });
    });
  });

  it('passes on an error', () => {
    marbles(({ hot, expectObservable }) => {
      expectObservable(hot('a-#', { a: 1 }).pipe(elapsed())).toBe('a-#', { a: 0 });
    });
  });
});
