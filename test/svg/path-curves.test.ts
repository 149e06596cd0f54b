import { describe, expect, it } from '@jest/globals';
import { curvesOf } from '../../src/svg/path-curves.js';

const curves = (path: string): number[][] =>
  curvesOf('measurePath', path).map((curve) => curve.map((number) => Math.round(number * 1e6) / 1e6));
const line = (x0: number, y0: number, x3: number, y3: number): number[] =>
  [0, 1, 2, 3].flatMap((third) => [x0 + ((x3 - x0) * third) / 3, y0 + ((y3 - y0) * third) / 3]);

describe('the curves of a path', () => {
  it.each([
    ['M3 6L9 9', [line(3, 6, 9, 9)]],
    ['m3 6l6 3', [line(3, 6, 9, 9)]],
    ['M3 6H9V0', [line(3, 6, 9, 6), line(9, 6, 9, 0)]],
    ['M3 6h6v-6', [line(3, 6, 9, 6), line(9, 6, 9, 0)]],
    ['M3 6h6v6zl0 3', [line(3, 6, 9, 6), line(9, 6, 9, 12), line(9, 12, 3, 6), line(3, 6, 3, 9)]],
    ['M3 6m3 3h3zM0 0', [line(6, 9, 9, 9), line(9, 9, 6, 9)]],
    ['M1 1C2 2 3 2 4 1', [[1, 1, 2, 2, 3, 2, 4, 1]]],
    [
      'M1 1c1 1 2 1 3 0s2-1 3 0',
      [
        [1, 1, 2, 2, 3, 2, 4, 1],
        [4, 1, 5, 0, 6, 0, 7, 1],
      ],
    ],
    ['M1 1S3 2 4 1', [[1, 1, 1, 1, 3, 2, 4, 1]]],
    [
      'M0 0Q3 3 6 0T12 0',
      [
        [0, 0, 2, 2, 4, 2, 6, 0],
        [6, 0, 8, -2, 10, -2, 12, 0],
      ],
    ],
    ['M0 0T6 0', [[0, 0, 0, 0, 2, 0, 6, 0]]],
    [
      'M0 0C2 2 4 2 6 0T12 0',
      [
        [0, 0, 2, 2, 4, 2, 6, 0],
        [6, 0, 6, 0, 8, 0, 12, 0],
      ],
    ],
    [
      'M0 0Q3 3 6 0S9 3 12 0',
      [
        [0, 0, 2, 2, 4, 2, 6, 0],
        [6, 0, 6, 0, 9, 3, 12, 0],
      ],
    ],
    ['M0 0A0 5 0 0 0 6 3', [line(0, 0, 6, 3)]],
    ['M3 6', [line(3, 6, 3, 6)]],
  ])('are cubic: %s', (path, expected) => {
    expect(curves(path)).toEqual(expected);
  });

  it('are those of an arc from its start', () => {
    const [curve, ...others] = curves('M5 5a10 10 0 0 1 10 10');
    expect(others).toEqual([]);
    expect([curve!.slice(0, 2), curve!.slice(6)]).toEqual([
      [5, 5],
      [15, 15],
    ]);
    expect(curves('M5 5A10 -10 0 0 1 15 15')).toEqual([curve]);
  });
});
