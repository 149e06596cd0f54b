import { describe, expect, it } from '@jest/globals';
import { curvesOf } from '../../src/svg/path-curves.js';
import { type Subpath, subpathsOf } from '../../src/svg/subpath.js';

const read = (path: string): Subpath[] => subpathsOf(curvesOf('test', path));

describe('subpathsOf', () => {
  it('ends a subpath at a gap, and where it returns to its start', () => {
    expect(read('M0 0h9v9zM20 0h5').map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(read('M0 0h9v9zh-5v-5z')).toHaveLength(2);
  });

  it('omits curves without a length, unless there is nothing else', () => {
    expect(read('M0 0h9v9h-9v-9z')).toHaveLength(1);
    expect(read('M3 4').map(({ middle, area }) => [middle, area])).toEqual([[[3, 4], 0]]);
  });
});

describe('Subpath', () => {
  it('knows its middle, its area and its direction', () => {
    const [square] = read('M0 0h10v10h-10z') as [Subpath];
    expect(square.middle[0]).toBeCloseTo(5, 6);
    expect(square.area).toBeCloseTo(100, 0);
    expect(square.reversed().area).toBeCloseTo(-square.area, 6);
    expect(square.breaks.map((part) => part.toFixed(9))).toEqual(
      [0, 0.25, 0.5, 0.75, 1].map((part) => part.toFixed(9)),
    );
  });

  it('cuts out a part of one of its curves', () => {
    const [square] = read('M0 0h10v10h-10z') as [Subpath];
    const ends = (from: number, to: number): number[] => {
      const [x, y, , , , , endX, endY] = square.between(from, to);
      return [x, y, endX, endY].map((it) => Math.round(it * 1e6) / 1e6);
    };
    expect(ends(0.25, 0.375)).toEqual([10, 0, 10, 5]);
    expect(ends(0.75, 1)).toEqual([0, 10, 0, 0]);
    expect(ends(1.05, 1.25)).toEqual([2, 0, 10, 0]);
  });
});
