import { isDeepStrictEqual } from 'node:util';
import { expect } from '@jest/globals';

/** As `toEqual`, but at a fraction of the time where the two are equal, as nearly always. */
export function expectEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/**
 * Compares two states number by number, to `tolerance` of their size: for sums whose order differs. In texts, numbers
 * are rounded to six decimals.
 */
export function expectNear(actual: unknown, expected: unknown, tolerance: number = 1e-9): void {
  if (!isNear(actual, expected, tolerance)) expect(actual).toEqual(expected);
}

function isNear(a: unknown, b: unknown, tolerance: number): boolean {
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
  }
  if (typeof a === 'string' && typeof b === 'string' && a !== b) {
    const [one, other] = [a, b].map((text) => (text.match(NUMBER) ?? []).map(Number));
    return a.replace(NUMBER, '') === b.replace(NUMBER, '') && isNear(one, other, Math.max(tolerance, 2e-6));
  }
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return Object.entries(a).every(([key, value]) => isNear(value, (b as Record<string, unknown>)[key], tolerance));
}

const NUMBER = /-?\d+(?:\.\d+)?/g;
