import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { config, Observable } from 'rxjs';
import { attempt, fail, report } from '../../src/clock/report.js';

describe('an error that nobody handles', () => {
  const reported: unknown[] = [];
  const before = config.onUnhandledError;
  beforeEach(() => {
    jest.useFakeTimers();
    reported.length = 0;
    config.onUnhandledError = (error: unknown) => reported.push(error);
  });
  afterEach(() => {
    config.onUnhandledError = before;
    jest.useRealTimers();
  });

  it('is reported as RxJS reports unhandled errors, and later', () => {
    const error = new Error('lost');
    report(error);
    report(undefined);
    expect(reported).toEqual([]);
    jest.runAllTimers();
    expect(reported).toEqual([error, undefined]);
  });

  it('is reported if it must not stop others', () => {
    attempt(() => {
      throw new Error('planned');
    });
    jest.runAllTimers();
    expect(reported).toEqual([new Error('planned')]);
  });

  it('is reported if its subscriber is closed', () => {
    const observed: unknown[] = [];
    const stream$ = new Observable<never>((subscriber) => {
      fail(subscriber, 'first');
      fail(subscriber, 'late');
    });
    stream$.subscribe({ error: (error: unknown) => observed.push(error) });
    jest.runAllTimers();
    expect([observed, reported]).toEqual([['first'], ['late']]);
  });
});
