import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Radians } from '../../src/target/radians.js';

describe('an angle in radians', () => {
  it('reads back exactly in degrees while the radians stay', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), (degrees) => {
        const angle = new Radians();
        const radians = angle.radiansOf(degrees);
        expect(angle.degreesOf(radians)).toBe(degrees);
        expect(radians).toBeCloseTo((degrees / 180) * Math.PI, 6);
      }),
    );
  });

  it('reads back exactly though the object rounds the radians', () => {
    const angle = new Radians();
    const rounded = 1 + angle.radiansOf(0.1) - 1;
    angle.keepAs(rounded);
    expect(angle.degreesOf(rounded)).toBe(0.1);
  });

  it('follows radians that others change', () => {
    const angle = new Radians();
    angle.radiansOf(30);
    expect(angle.degreesOf(Math.PI)).toBe(180);
    expect(angle.degreesOf(0)).toBe(0);
  });
});
