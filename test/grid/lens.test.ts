import { describe, expect, it } from '@jest/globals';
import { lens3D, type LensOptions, ripple3D } from 'rx-motion/grid';
import { flatPoints, pointsAt, size } from './points-at.js';

describe('lens3D', () => {
  it('is highest near its centre, and flat from its radius on', () => {
    const effect = lens3D(1, { columns: 6, rows: 2 }, { radius: 100, position: { x: 1, y: 100 } });
    const heights = pointsAt(effect, 0.5).flatMap(([, y, z]) => (y === 100 ? [z!] : []));
    expect(heights[0]).toBeCloseTo(0.99 ** 0.7 * 70, 3);
    expect(heights[1]).toBeCloseTo(0.51 ** 0.7 * 70, 3);
    expect(heights[2]).toBeCloseTo(0.01 ** 0.7 * 70, 3);
    expect(heights[3]).toBe(0);
  });

  it('has its usual strength if that is undefined', () => {
    const [usual, given] = [{ radius: 90 }, { radius: 90, lensEffect: undefined } as unknown as LensOptions].map(
      (options) => pointsAt(lens3D(1, size, options), 0),
    );
    expect(given).toEqual(usual);
    expect(() => lens3D(1, size, { radius: 90, lensEffect: NaN })).toThrow(
      new RangeError('lens3D: lensEffect must be a finite number, got NaN'),
    );
  });

  it('is hollow if concave, and by default in the middle', () => {
    const [up, down] = [false, true].map((concave) => pointsAt(lens3D(1, size, { radius: 90, concave }), 0));
    expect(down!.map(([, , z]) => z)).toEqual(up!.map(([, , z]) => -z! + 0));
    expect(up!.filter(([, , z]) => z! > 0).map(([x, y]) => [x, y])).toEqual([
      [100, 100],
      [200, 100],
    ]);
  });
});

describe('ripple3D', () => {
  it('fades towards its radius', () => {
    const effect = ripple3D(1, size, { radius: 150, waves: 0, amplitude: 10, position: { x: 0, y: 0 } });
    const points = pointsAt(effect, 0);
    expect(points[0]![2]).toBeCloseTo(10 * Math.sin(15), 4);
    expect(points[1]![2]).toBeCloseTo((10 * Math.sin(5)) / 9, 4);
    expect(points[2]![2]).toBe(0);
  });

  it('without a radius does nothing', () => {
    const effect = ripple3D(1, size, { radius: 0, waves: 1, amplitude: 10 });
    expect(pointsAt(effect, 0.4)).toEqual(flatPoints(effect));
  });
});
