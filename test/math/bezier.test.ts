import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bezierAt } from '../../src/math/bezier.js';
import { mix } from '../../src/math/mix.js';

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const part = fc.double({ min: 0, max: 1, noNaN: true });

it('bezierAt is exact at both ends', () => {
  fc.assert(
    fc.property(number, number, number, number, (a, b, c, d) => {
      expect(bezierAt(a, b, c, d, 0) === a && bezierAt(a, b, c, d, 1) === d).toBe(true); // -0 is 0 here
    }),
  );
});

it("bezierAt agrees with de Casteljau's construction", () => {
  fc.assert(
    fc.property(number, number, number, number, part, (a, b, c, d, t) => {
      const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
      expect(bezierAt(a, b, c, d, t)).toBeCloseTo(mix(mix(ab, bc, t), mix(bc, cd, t), t), 6);
    }),
  );
});

it('bezierAt gives the recorded figures of BezierBy in cocos2d-x 3.17.2', () => {
  // BezierBy(1, [0, 100], [100, -100], [150, 20]) after 0.1 … 0.9 s; its first frame adds 1e-6 s; single precision
  const recorded: readonly (readonly [x: number, y: number])[] = [
    [2.85005569, 21.6201401],
    [10.8001022, 28.9600143],
    [22.9501381, 25.7399235],
    [38.4001656, 15.6798782],
    [56.2501907, 2.49986267],
    [75.6002045, -10.08011246],
    [95.550217, -18.3400536],
    [115.200211, -18.5599442],
    [133.650208, -7.01979351],
  ];
  recorded.forEach(([x, y], i) => {
    const t = (i + 1) / 10 + 1e-6;
    expect(bezierAt(0, 0, 100, 150, t)).toBeCloseTo(x, 3);
    expect(bezierAt(0, 100, -100, 20, t)).toBeCloseTo(y, 3);
  });
});
