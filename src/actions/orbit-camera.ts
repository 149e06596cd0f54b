import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkTarget, startOn } from '../lines/target.js';
import { checkFinite, checkObject } from '../math/check.js';
import { checkEye, type Eye, type Orbit, orbitAt } from '../math/orbit.js';
import type { FiniteAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';

/** Is viewed through its own eye, a camera. */
export interface Viewed {
  /** The position of the eye relative to the target's anchor. If the distance is tiny, only the direction counts. */
  eye: Readonly<Eye>;
  /** What the eye looks at, relative to the target's anchor. Default: the anchor. */
  center?: Readonly<Eye> | undefined;
  /** The direction that becomes the picture's y axis. Default: y. */
  up?: Readonly<Eye> | undefined;
}

/**
 * Moves the eye that looks at the target around it, or around another centre. Each frame writes a new eye;
 * `lookAtMatrix` makes a matrix of the eye, the centre and the up direction.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { type Viewed, orbitCamera } from 'rx-motion';
 *
 * const card: Viewed = { eye: { x: 0, y: 0, z: 1 } };
 * const orbit = { radius: 0, deltaRadius: 0, angleZ: 0, deltaAngleZ: 90, angleX: 0, deltaAngleX: 0 };
 * from([0, 1]).pipe(orbitCamera(1, { ...orbit, center: { x: 20, y: 0, z: 0 } }).on(card)).subscribe();
 * card; // => { eye: { x: 20, y: 0, z: 0 }, center: { x: 20, y: 0, z: 0 } }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param orbit The radius, the angles in degrees, and the change of each; the centre and the up direction, if they
 * differ from the target's.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when `orbit` or a position in it
 * is not an object.
 * @see cocos2d-x OrbitCamera.
 */
export function orbitCamera(duration: Seconds, orbit: Orbit, curve?: Curve): FiniteAction<Viewed> {
  const fixed = { ...checkObject('orbitCamera', 'orbit', orbit) };
  for (const key of ['radius', 'deltaRadius', 'angleZ', 'deltaAngleZ', 'angleX', 'deltaAngleX'] as const) {
    checkFinite('orbitCamera', key, fixed[key]);
  }
  const center = vectorIn(fixed, 'center');
  const up = vectorIn(fixed, 'up');
  const around = leaf<Viewed>('orbitCamera', duration, (given) => {
    const target = checkTarget('orbitCamera', given);
    startOn(target);
    const found = { eye: target.eye, center: target.center, up: target.up };
    return {
      update(progress) {
        if (center !== undefined) target.center = center;
        if (up !== undefined) target.up = up;
        target.eye = orbitAt(fixed, progress, center ?? target.center);
      },
      undo() {
        target.eye = found.eye;
        if (center !== undefined) target.center = found.center;
        if (up !== undefined) target.up = found.up;
      },
    };
  });
  return applyCurve(around, curve);
}

/** A copy of a vector of the orbit: an action never changes. */
function vectorIn(orbit: Orbit, key: 'center' | 'up'): Readonly<Eye> | undefined {
  const given = orbit[key];
  return given === undefined ? undefined : Object.freeze(checkEye('orbitCamera', key, given));
}
