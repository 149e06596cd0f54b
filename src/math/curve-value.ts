import { shownValue } from './check.js';

/** A curve's value, which must be finite. */
export function curveValue(curve: (progress: number) => number, progress: number): number {
  const value = curve(progress);
  return Number.isFinite(value) ? value : refuseCurveValue(value, progress);
}

/** Throws for a curve whose value is not a finite number. */
export function refuseCurveValue(value: number, progress: number): never {
  throw new RangeError(`eased: the curve must return a finite number, got ${shownValue(value)} at ${progress}`);
}
