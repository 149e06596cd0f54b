import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eyeUnit, lookAtMatrix, type Orbit, orbitAt } from '../../src/math/orbit.js';

const half: Orbit = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 180, angleX: 0, deltaAngleX: 0 };
const tilted: Orbit = { radius: 2, deltaRadius: 3, angleZ: 30, deltaAngleZ: 60, angleX: 45, deltaAngleX: 90 };

// The recorded traces of OrbitCamera hold both against cocos2d-x.
describe('orbitAt', () => {
  it('is at the distance of its radius', () => {
    const { x, y, z } = orbitAt(tilted, 0.5);
    expect(Math.hypot(x, y, z) / eyeUnit).toBeCloseTo(3.5, 12);
  });
});

describe('lookAtMatrix', () => {
  const coordinate = fc.integer({ min: -64, max: 64 }).map((n) => n / 64);

  it('is a rotation that moves the centre to the anchor, except for the distance, and keeps up upwards', () => {
    const positions = fc.tuple(coordinate, coordinate, coordinate).map(([x, y, z]) => ({ x, y, z }));
    fc.assert(
      fc.property(positions, positions, positions, coordinate, coordinate, (eye, center, up, anchorX, anchorY) => {
        const back = [eye.x - center.x, eye.y - center.y, eye.z - center.z];
        const upright = [up.x, up.y, up.z];
        fc.pre(dot(back, back) > 0 && crossed(back, upright).some((part) => Math.abs(part) > 1e-6));
        const m = lookAtMatrix(eye, anchorX, anchorY, new Float64Array(16), center, up);
        const axes = [0, 4, 8].map((i) => [...m.slice(i, i + 3)]);
        for (const [i, a] of axes.entries())
          for (const [k, b] of axes.entries()) expect(dot(a, b)).toBeCloseTo(i === k ? 1 : 0, 9);
        const shown = (x: number, y: number, z: number, w: number): number[] =>
          [0, 1, 2].map((row) => dot([x, y, z, w], [m[row]!, m[row + 4]!, m[row + 8]!, m[row + 12]!]));
        const seen = shown(anchorX + center.x, anchorY + center.y, center.z, 1);
        [anchorX, anchorY, -Math.hypot(...back)].forEach((expected, i) => expect(seen[i]).toBeCloseTo(expected, 9));
        const [sideways, upwards] = shown(up.x, up.y, up.z, 0);
        expect(sideways).toBeCloseTo(0, 9);
        expect(upwards).toBeGreaterThan(0);
      }),
    );
  });

  it('uses y as up when the eye looks along up', () => {
    const along = { x: 3, y: 0, z: 0 };
    const none = { x: 0, y: 0, z: 0 };
    const usual = lookAtMatrix(along, 5, 6, new Float64Array(16));
    expect(lookAtMatrix(along, 5, 6, new Float64Array(16), none, { x: 1, y: 0, z: 0 })).toEqual(usual);
    expect(lookAtMatrix(along, 5, 6, new Float64Array(16), none, none)).toEqual(usual);
  });

  it('keeps x to the right from straight above, and looks along z from the anchor', () => {
    expect(lookAtMatrix({ x: 0, y: 2, z: 0 }, 0, 0, [] as number[]).slice(0, 3)).toEqual([1, 0, 0]);
    const unmoved = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    expect(lookAtMatrix({ x: 0, y: 0, z: 0 }, 5, 6, new Float64Array(16)).map((n) => n + 0)).toEqual(
      new Float64Array(unmoved),
    );
  });
});

it('wraps the largest angles', () => {
  const angle = Number.MAX_VALUE;
  const far = { ...half, angleZ: angle, deltaAngleZ: angle, angleX: -angle, deltaAngleX: -angle };
  const near = {
    ...half,
    angleZ: angle % 360,
    deltaAngleZ: angle % 360,
    angleX: -angle % 360,
    deltaAngleX: -angle % 360,
  };
  expect(orbitAt(far, 1)).toEqual(orbitAt(near, 1));
  expect(Object.values(orbitAt(far, 1)).every(Number.isFinite)).toBe(true);
});

function crossed(a: readonly number[], b: readonly number[]): number[] {
  return [1, 2, 0].map((i, k) => a[i]! * b[[2, 0, 1][k]!]! - a[[2, 0, 1][k]!]! * b[i]!);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, number, i) => sum + number * (b[i] ?? NaN), 0);
}
