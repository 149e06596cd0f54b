import { describe, expect, it } from '@jest/globals';
import { arcCurves } from '../../src/svg/arc-curves.js';
import { coordinateAt, type Cubic, type Pair } from '../../src/svg/cubic.js';

/** The curves with their starts. */
function curvesOf(from: Pair, arc: readonly number[], to: Pair): Cubic[] {
  let start = from;
  return arcCurves(from, arc, to).map(([control1, control2, end]) => {
    const curve: Cubic = [...start, ...control1, ...control2, ...end];
    start = end;
    return curve;
  });
}

function positionAt(curve: Cubic, t: number): Pair {
  return [coordinateAt(curve, 0, t), coordinateAt(curve, 1, t)];
}

describe('the curves of an arc', () => {
  it.each([
    ['a quarter', [10, 10, 0, 0, 1], [20, 10], 1, [10, 10]],
    ['three quarters', [10, 10, 0, 1, 1], [20, 10], 3, [20, 0]],
    ['a quarter the other way', [10, 10, 0, 0, 0], [20, 10], 1, [20, 0]],
  ] as const)('are on the circle: %s', (_, arc, to, count, [x, y]) => {
    const curves = curvesOf([10, 0], arc, to);
    expect(curves).toHaveLength(count);
    for (const curve of curves)
      for (const t of [0, 0.25, 0.5, 1]) {
        const [atX, atY] = positionAt(curve, t);
        expect(Math.abs(Math.hypot(atX - x, atY - y) - 10)).toBeLessThan(0.003);
      }
    expect(curves[0]!.slice(0, 2)).toEqual([10, 0]);
    expect(curves.at(-1)!.slice(6)).toEqual(to);
  });

  it('are on a rotated ellipse', () => {
    // The ellipse stands upright: 20 wide, 40 high.
    const [curve] = curvesOf([0, 0], [20, 10, 90, 0, 1], [10, 20]);
    const [x, y] = positionAt(curve!, 0.5);
    expect((x / 10) ** 2 + ((y - 20) / 20) ** 2).toBeCloseTo(1, 2);
    expect(x).toBeGreaterThan(5);
  });

  it('enlarge an ellipse that is too small for the distance', () => {
    const curves = curvesOf([0, 0], [1, 1, 0, 0, 1], [40, 0]);
    expect(curves).toHaveLength(2);
    expect(curves[0]![6]).toBeCloseTo(20, 9);
    expect(curves[0]![7]).toBeCloseTo(-20, 9);
  });
});
