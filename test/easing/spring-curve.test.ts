import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { springCurve } from 'rx-motion';
import { curveOf } from '../../src/easing/spring-curve.js';
import { Oscillator } from '../../src/math/oscillator.js';

const ratios = fc.oneof(
  fc.double({ min: 0.002, max: 0.999, noNaN: true }),
  fc.constant(1),
  fc.double({ min: 1.0001, max: 30, noNaN: true }),
);

describe('springCurve', () => {
  it('agrees with the closed form to six digits, whatever the damping', () => {
    fc.assert(
      fc.property(ratios, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (ratio, t) => {
        const oscillator = new Oscillator(5, ratio);
        const exact = 1 - oscillator.flowAt(t * oscillator.settling)[0];
        expect(Math.abs(curveOf(oscillator)(t) - exact)).toBeLessThan(1e-6);
      }),
    );
  });

  it('is exactly 0 and 1 at its ends, and constant beyond them', () => {
    const curve = springCurve({ stiffness: 120, damping: 8 });
    expect([-0.5, 0, 1, 1.5].map(curve)).toEqual([0, 0, 1, 1]);
    expect(Math.abs(1 - curve(1 - 1e-9))).toBeLessThan(1e-4);
  });

  it('overshoots with a bounce above 0 only, and does not depend on the duration', () => {
    const most = (bounce: number): number => {
      const curve = springCurve({ bounce });
      return Math.max(...Array.from({ length: 1000 }, (_, index) => curve(index / 1000)));
    };
    expect(most(0.5)).toBeGreaterThan(1.1);
    expect(most(0)).toBeLessThan(1);
    expect(most(-0.5)).toBeLessThan(1);
    expect(springCurve({ duration: 3, bounce: 0.4 })(0.3)).toBeCloseTo(springCurve({ bounce: 0.4 })(0.3), 10);
  });

  it.each([
    [{ stiffness: 0, damping: 1 }, 'stiffness must be > 0 and finite, got 0'],
    [{ stiffness: 1, damping: -1 }, 'damping must be > 0 and finite, got -1'],
    [{ stiffness: 1, damping: 1, mass: Infinity }, 'mass must be > 0 and finite, got Infinity'],
    [{ duration: NaN }, 'duration must be > 0 and finite, got NaN'],
    [{ bounce: 1 }, 'bounce must be between -1 and 1, got 1'],
    [{ duration: 5e-324 }, 'the frequency must be from 1e-9 to 1e12, got Infinity'],
  ])('rejects %p', (spring, message) => {
    expect(() => springCurve(spring)).toThrow(new RangeError(`springCurve: ${message}`));
  });
});
