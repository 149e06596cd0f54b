import { describe, expect, it } from '@jest/globals';
import { orbitCamera, type Viewed } from 'rx-motion';
import { orbitAt } from '../../src/math/orbit.js';
import { showing } from './showing.js';

const orbit = { radius: 1, deltaRadius: 1, angleZ: 0, deltaAngleZ: 90, angleX: 0, deltaAngleX: 45 };

describe('orbitCamera', () => {
  it('moves the eye along its orbit, exactly to its end', () => {
    const show = showing(orbitCamera(2, orbit), { eye: { x: 0, y: 0, z: 1 } });
    for (const [time, progress] of [[0, 0], [0.5, 0.25], [2, 1], [9, 1]] as const) {
      expect(show(time).eye).toEqual(orbitAt(orbit, progress, { x: 0, y: 0, z: 0 }));
    } // prettier-ignore
  });

  it('goes around a given centre, and restores the found one', () => {
    const card: Viewed = { eye: { x: 0, y: 0, z: 1 }, center: { x: 9, y: 9, z: 9 } };
    const center = { x: 100, y: 50, z: 0 };
    const up = { x: 1, y: 0, z: 0 };
    const show = showing(orbitCamera(1, { ...orbit, center, up }), card);
    expect(show(0.5)).toEqual({ eye: orbitAt(orbit, 0.5, center), center, up });
    expect(show(-1)).toEqual({ eye: { x: 0, y: 0, z: 1 }, center: { x: 9, y: 9, z: 9 } });
  });

  it("goes around the target's own centre by default", () => {
    const card: Viewed = { eye: { x: 0, y: 0, z: 1 }, center: { x: 4, y: 0, z: 0 } };
    const { eye } = showing(orbitCamera(1, orbit), card)(0.5);
    expect(eye).toEqual(orbitAt(orbit, 0.5, { x: 4, y: 0, z: 0 }));
    expect(card.center).toEqual({ x: 4, y: 0, z: 0 });
  });

  it('writes a new eye in each frame, and restores the found one', () => {
    const found = { x: 0, y: 0, z: 1 };
    const show = showing(orbitCamera(1, orbit), { eye: found });
    const eyes = [0, 0.5].map((time) => show(time).eye);
    expect(new Set([...eyes, found]).size).toBe(3);
    expect(show(-1).eye).toBe(found);
    expect(found).toEqual({ x: 0, y: 0, z: 1 });
  });
});
