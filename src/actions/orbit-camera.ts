import type { FiniteAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import { checkFinite, checkObject } from '../math/check.js';
import { type Eye, type Orbit, orbitAt } from '../math/orbit.js';
import type { Seconds } from '../clock/seconds.js';

/** Is looked at from a place of its own. */
export interface Viewed {
  /** Where the eye is, relative to the target's anchor; only its direction counts where the distance is tiny. */
  eye: Readonly<Eye>;
}

/**
 * Leads the eye that looks at the target around it. Each frame writes a new eye; `lookAtMatrix` makes a matrix of it.
 *
 * @param duration Seconds, >= 0.
 * @param orbit Radius, and angles in degrees, each with how much it changes.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when `orbit` is not an object.
 * @see cocos2d-x OrbitCamera.
 */
export function orbitCamera(duration: Seconds, orbit: Orbit): FiniteAction<Viewed> {
  const fixed = { ...checkObject('orbitCamera', 'orbit', orbit) };
  for (const key of ['radius', 'deltaRadius', 'angleZ', 'deltaAngleZ', 'angleX', 'deltaAngleX'] as const) {
    checkFinite('orbitCamera', key, fixed[key]);
  }
  return leaf<Viewed>('orbitCamera', duration, (target) => {
    const found = target.eye;
    return {
      update(progress) {
        target.eye = orbitAt(fixed, progress, { x: 0, y: 0, z: 0 });
      },
      undo() {
        target.eye = found;
      },
    };
  });
}
