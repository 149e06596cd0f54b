import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { config } from 'rxjs';
import { report } from '../../src/clock/report.js';

describe('an error that nobody observes', () => {
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
});
