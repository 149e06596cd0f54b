import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eyeUnit, lookAtMatrix, type Orbit, orbitAt } from '../../src/math/orbit.js';

const half: Orbit = { radius: 1, deltaRadius: 0, angleZ: 0, deltaAngleZ: 180, angleX: 0, deltaAngleX: 0 };
const tilted: Orbit = { radius: 2, deltaRadius: 3, angleZ: 30, deltaAngleZ: 60, angleX: 45, deltaAngleX: 90 };

// 1e-6 s ahead, like the first frame of cocos2d-x 3.17.2; single precision. `half` takes 1 s, `tilted` 2 s.
const recorded = [
  {
    orbit: half,
    t: 0.25 + 1e-6,
    anchor: [50, 30],
    eye: [8.42939656e-8, 0, 8.42934256e-8],
    camera: [
      0.707104564, 0, 0.707109094, 0, 0, 1, 0, 0, -0.707109094, 0, 0.707104564, 0, 14.6447716, 0, -35.3554535, 1,
    ],
  },
  {
    orbit: half,
    t: 0.75 + 1e-6,
    anchor: [50, 30],
    eye: [8.42934114e-8, 0, -8.42939798e-8],
    camera: [
      -0.707109213, 0, 0.707104445, 0, 0, 1, 0, 0, -0.707104445, 0, -0.707109213, 0, 85.3554611, 0, -35.3552208, 1,
    ],
  },
  {
    orbit: tilted,
    t: 0.25 + 0.5e-6,
    anchor: [0, 0],
    eye: [8.87088731e-8, 2.14162668e-7, 2.31807661e-7],
    camera: [
      0.933948874, -0.233487263, 0.270597667, 0, 0, 0.757114649, 0.653282046, 0, -0.357406467, -0.610132098,
      0.707106352, 0, 0, 0, -3.27825717e-7, 1,
    ],
  },
  {
    orbit: tilted,
    t: 1,
    anchor: [0, 0],
    eye: [-4.21468485e-7, 4.21468485e-7, 0],
    camera: [0, 0.707106769, -0.707106769, 0, 0, 0.707106769, 0.707106769, 0, 1, 0, 0, 0, 0, 0, -5.96046448e-7, 1],
  },
];

describe('orbitAt', () => {
  it.each(recorded)('agrees with the eye of cocos2d-x, orbit %#', ({ orbit, t, eye }) => {
    const { x, y, z } = orbitAt(orbit, t);
    [x, y, z].forEach((coordinate, i) => expect(coordinate / eyeUnit).toBeCloseTo((eye[i] ?? NaN) / eyeUnit, 5));
  });

  it('is at the distance of its radius', () => {
    const { x, y, z } = orbitAt(tilted, 0.5);
    expect(Math.hypot(x, y, z) / eyeUnit).toBeCloseTo(3.5, 12);
  });
});

describe('lookAtMatrix', () => {
  it.each(recorded)('agrees with the matrix of cocos2d-x, orbit %#', ({ orbit, t, anchor, camera }) => {
    const eye = orbitAt(orbit, t);
    const [anchorX = NaN, anchorY = NaN] = anchor;
    lookAtMatrix(eye, anchorX, anchorY, new Float64Array(16)).forEach((number, i) =>
      expect(number).toBeCloseTo(camera[i] ?? NaN, 4),
    );
  });

  const coordinate = fc.integer({ min: -64, max: 64 }).map((n) => n / 64);

  it('is a rotation that moves the anchor by the distance alone', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, coordinate, (x, y, z, anchorX, anchorY) => {
        const m = lookAtMatrix({ x, y, z }, anchorX, anchorY, new Float64Array(16));
        const axes = [0, 4, 8].map((i) => [...m.slice(i, i + 3)]);
        for (const [i, a] of axes.entries()) {
          for (const [k, b] of axes.entries()) expect(dot(a, b)).toBeCloseTo(i === k ? 1 : 0, 9);
        }
        const [seenX, seenY, seenZ] = [0, 1, 2].map((row) =>
          dot([anchorX, anchorY, 0, 1], [m[row] ?? NaN, m[row + 4] ?? NaN, m[row + 8] ?? NaN, m[row + 12] ?? NaN]),
        );
        expect(seenX).toBeCloseTo(anchorX, 9);
        expect(seenY).toBeCloseTo(anchorY, 9);
        expect(seenZ).toBeCloseTo(-Math.hypot(x, y, z), 9);
      }),
    );
  });

  it('moves the centre to the anchor, except for the distance, and keeps up upwards', () => {
    const positions = fc.tuple(coordinate, coordinate, coordinate).map(([x, y, z]) => ({ x, y, z }));
    fc.assert(
      fc.property(positions, positions, positions, coordinate, coordinate, (eye, center, up, anchorX, anchorY) => {
        const back = [eye.x - center.x, eye.y - center.y, eye.z - center.z];
        const upright = [up.x, up.y, up.z];
        fc.pre(dot(back, back) > 0 && crossed(back, upright).some((part) => Math.abs(part) > 1e-6));
        const m = lookAtMatrix(eye, anchorX, anchorY, new Float64Array(16), center, up);
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
