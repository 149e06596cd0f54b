import { afterEach, beforeEach, jest } from '@jest/globals';
import { config } from 'rxjs';

/**
 * Collects what RxJS reports as unhandled in each test of a `describe`. It reports from a timer: call
 * `jest.runAllTimers()` first.
 *
 * @returns The errors of the current test.
 */
export function unhandledErrors(): unknown[] {
  const unhandled: unknown[] = [];
  beforeEach(() => {
    unhandled.length = 0;
    jest.useFakeTimers();
    config.onUnhandledError = (error) => unhandled.push(error);
  });
  afterEach(() => {
    config.onUnhandledError = null;
    jest.useRealTimers();
  });
  return unhandled;
}
