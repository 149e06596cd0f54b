import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { removeTurns, shorterWay } from '../../src/math/angle.js';

const angle = fc.double({ min: -2000, max: 2000, noNaN: true });

describe('withoutTurns', () => {
  it('leaves less than a full rotation, of the same sign, and removes full rotations', () => {
    fc.assert(
      fc.property(angle, fc.constantFrom(180, 360), (angle, turn) => {
        const rest = removeTurns(angle, turn);
        expect(Math.abs(rest)).toBeLessThan(turn);
        expect(rest * angle).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger((angle - rest) / turn)).toBe(true);
      }),
    );
  });
});

describe('shorterWay', () => {
  it('takes at most half a rotation, to the same direction', () => {
    const direction = fc.integer({ min: -359, max: 359 });
    fc.assert(
      fc.property(direction, fc.integer({ min: -180, max: 180 }), (from, to) => {
        const end = shorterWay(from, to);
        expect((end - to) % 360).toBeCloseTo(0, 12);
        expect(Math.abs(end - from)).toBeLessThanOrEqual(Math.abs(to - from));
        fc.pre(Math.abs(from - to) <= 540);
        expect(Math.abs(end - from)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
