import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeptAngle } from '../../src/math/kept-angle.js';

describe('a kept angle', () => {
  it('is read back exactly in degrees while its radians do not change', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), (degrees) => {
        const angle = new KeptAngle();
        const radians = angle.inRadians(degrees);
        expect(angle.inDegrees(radians)).toBe(degrees);
        expect(radians).toBeCloseTo((degrees / 180) * Math.PI, 6);
      }),
    );
  });

  it('is read back exactly if the stored radians are rounded', () => {
    const angle = new KeptAngle();
    const rounded = 1 + angle.inRadians(0.1) - 1;
    angle.keepAs(rounded);
    expect(angle.inDegrees(rounded)).toBe(0.1);
  });

  it('follows radians changed by others', () => {
    const angle = new KeptAngle();
    angle.inRadians(30);
    expect(angle.inDegrees(Math.PI)).toBe(180);
    expect(angle.inDegrees(0)).toBe(0);
  });
});
