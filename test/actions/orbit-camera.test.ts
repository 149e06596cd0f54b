import { describe, expect, it } from '@jest/globals';
import { orbitCamera } from 'rx-motion';
import { orbitAt } from '../../src/math/orbit.js';
import { showing } from './showing.js';

const orbit = { radius: 1, deltaRadius: 1, angleZ: 0, deltaAngleZ: 90, angleX: 0, deltaAngleX: 45 };

describe('orbitCamera', () => {
  it('leads the eye along its orbit, to the very end', () => {
    const show = showing(orbitCamera(2, orbit), { eye: { x: 0, y: 0, z: 1 } });
    for (const [time, progress] of [[0, 0], [0.5, 0.25], [2, 1], [9, 1]] as const) {
      expect(show(time).eye).toEqual(orbitAt(orbit, progress, { x: 0, y: 0, z: 0 }));
    } // prettier-ignore
  });

  it('writes a new eye in each frame, and brings back the one that it found', () => {
    const found = { x: 0, y: 0, z: 1 };
    const show = showing(orbitCamera(1, orbit), { eye: found });
    const eyes = [0, 0.5].map((time) => show(time).eye);
    expect(new Set([...eyes, found]).size).toBe(3);
    expect(show(-1).eye).toBe(found);
    expect(found).toEqual({ x: 0, y: 0, z: 1 });
  });
});
