import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { legAt, partOf } from '../../src/lines/legs.js';

/** Rising offsets from 0 to 1, some of them equal. */
const spacings = fc
  .array(fc.integer({ min: 0, max: 16 }), { maxLength: 6 })
  .map((sixteenths) => [0, ...sixteenths.sort((a, b) => a - b).map((n) => n / 16), 1]);
const progress = fc.integer({ min: -4, max: 20 }).map((n) => n / 16);

describe('a leg', () => {
  it('is the last one that has begun, whichever it was before', () => {
    fc.assert(
      fc.property(spacings, fc.array(progress), (offsets, all) => {
        let last = 0;
        for (const now of all) {
          last = legAt(offsets, offsets.length, now, last);
          const begun = offsets.slice(0, -1).map((offset) => offset <= now);
          expect(last).toBe(Math.max(0, begun.lastIndexOf(true)));
        }
      }),
    );
  });

  it('goes on beyond both ends', () => {
    expect(partOf([0, 0.5, 1], null, 0)(-0.25)).toBe(-0.5);
    expect(partOf([0, 0.5, 1], null, 1)(1.25)).toBe(1.5);
  });

  it('that has no length is over when it begins', () => {
    expect([-0.5, 0, 0.5].map((now) => partOf([0, 0, 1], null, 0)(now))).toEqual([0, 1, 1]);
  });

  it('is bent by its own curve only, and is at its end whatever that says', () => {
    const curves = [(t: number): number => t * t, undefined, undefined];
    expect(partOf([0, 0.5, 1], curves, 0)(0.25)).toBe(0.25);
    expect(partOf([0, 0.5, 1], curves, 1)(0.75)).toBe(0.5);
    expect(partOf([0, 0.5, 1], [() => 7], 0)(0.5)).toBe(1);
  });

  it('asks its curve for a finite number', () => {
    expect(() => partOf([0, 1], [() => NaN], 0)(0.5)).toThrow(
      new RangeError("keyframes: the value of a stop's curve must be a finite number, got NaN"),
    );
  });
});
