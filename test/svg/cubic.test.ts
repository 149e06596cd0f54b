import { describe, expect, it } from '@jest/globals';
import { angleAt, coordinateAt, type Cubic, lengthBetween, speedAt, velocityAt } from '../../src/svg/cubic.js';

const line: Cubic = [0, 0, 10, 0, 20, 0, 30, 0];
/** The parabola x = 2t, y = t². */
const parabola: Cubic = [0, 0, 2 / 3, 0, 4 / 3, 1 / 3, 2, 1];

describe('a cubic curve', () => {
  it('has a position, a velocity and a speed', () => {
    expect([coordinateAt(line, 0, 0.25), coordinateAt(line, 1, 0.25)]).toEqual([7.5, 0]);
    expect([velocityAt(line, 0, 0.25), velocityAt(line, 1, 0.25)]).toEqual([30, 0]);
    const found = [velocityAt(parabola, 0, 0.5), velocityAt(parabola, 1, 0.5), speedAt(parabola, 0.5)];
    for (const [index, expected] of [2, 1, Math.sqrt(5)].entries()) expect(found[index]).toBeCloseTo(expected, 9);
  });

  it('has lengths', () => {
    expect(lengthBetween(line, 0.25, 0.75)).toBeCloseTo(15, 9);
    // The length of a parabola: the integral of 2√(1 + t²).
    const length = Math.SQRT2 + Math.asinh(1);
    expect(lengthBetween(parabola, 0, 1)).toBeCloseTo(length, 4);
    expect(lengthBetween(parabola, 0, 0.5) + lengthBetween(parabola, 0.5, 1)).toBeCloseTo(length, 6);
  });

  it('has a direction, also where a control point coincides with an end', () => {
    expect(angleAt(line, 0.5)).toBe(0);
    expect(angleAt(parabola, 1)).toBeCloseTo(45, 9);
    const eased: Cubic = [0, 0, 0, 0, 5, 10, 5, 10];
    expect(angleAt(eased, 0)).toBeCloseTo(63.435, 3);
    expect(angleAt(eased, 1)).toBeCloseTo(63.435, 3);
  });
});
