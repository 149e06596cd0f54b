import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeptAngle } from '../../src/target/kept-angle.js';

describe('a kept angle', () => {
  it('reads back exactly in degrees while the radians stay', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), (degrees) => {
        const angle = new KeptAngle();
        const radians = angle.inRadians(degrees);
        expect(angle.inDegrees(radians)).toBe(degrees);
        expect(radians).toBeCloseTo((degrees / 180) * Math.PI, 6);
      }),
    );
  });

  it('reads back exactly though the object rounds the radians', () => {
    const angle = new KeptAngle();
    const rounded = 1 + angle.inRadians(0.1) - 1;
    angle.keepAs(rounded);
    expect(angle.inDegrees(rounded)).toBe(0.1);
  });

  it('follows radians that others change', () => {
    const angle = new KeptAngle();
    angle.inRadians(30);
    expect(angle.inDegrees(Math.PI)).toBe(180);
    expect(angle.inDegrees(0)).toBe(0);
  });
});
