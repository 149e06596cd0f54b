import { checkFinite, checkObject } from './check.js';

/**
 * An orbit around the centre of a node: `angleZ` is measured from the axis to the viewer, `angleX` around it, in
 * degrees. As in cocos2d-x, the unit of `radius` is so small (2 ** -23) that only the direction matters.
 */
export interface Orbit {
  readonly radius: number;
  readonly deltaRadius: number;
  readonly angleZ: number;
  readonly deltaAngleZ: number;
  readonly angleX: number;
  readonly deltaAngleX: number;
  /**
   * What the eye orbits and looks at, relative to the target's anchor. Default: the target's own `center`, else the
   * anchor.
   */
  readonly center?: Readonly<Eye> | undefined;
  /** The direction that becomes the picture's y axis. Default: the target's own `up`, else y. */
  readonly up?: Readonly<Eye> | undefined;
}

/** A position in space. */
export interface Eye {
  x: number;
  y: number;
  z: number;
}

/** cocos2d-x's unit for the distance of a camera (FLT_EPSILON): so small that only the direction matters. */
export const eyeUnit = 1.1920928955078125e-7; // 2 ** -23

/** The position of cocos2d-x's OrbitCamera at progress `t` around `center`. */
export function orbitAt(orbit: Orbit, t: number, center: Readonly<Eye> = origin): Eye {
  const distance = (orbit.radius + orbit.deltaRadius * t) * eyeUnit;
  const angleZ = sumInRadians(orbit.angleZ, orbit.deltaAngleZ * t);
  const angleX = sumInRadians(orbit.angleX, orbit.deltaAngleX * t);
  return {
    x: center.x + Math.sin(angleZ) * Math.cos(angleX) * distance,
    y: center.y + Math.sin(angleZ) * Math.sin(angleX) * distance,
    z: center.z + Math.cos(angleZ) * distance,
  };
}

/** The anchor of a node. */
export const origin: Readonly<Eye> = /* @__PURE__ */ Object.freeze({ x: 0, y: 0, z: 0 });

/** Along y. */
export const UP: Readonly<Eye> = /* @__PURE__ */ Object.freeze({ x: 0, y: 1, z: 0 });

/**
 * The matrix that shows a node as seen from an eye; written into `matrix` and returned.
 *
 * ```ts
 * import { lookAtMatrix } from 'rx-motion';
 *
 * const fromTheRight = lookAtMatrix({ x: 1, y: 0, z: 0 }, 50, 30, new Float32Array(16));
 * [...fromTheRight.slice(12)]; // => [50, 0, -51, 1]
 * ```
 *
 * @param eye Where the eye is, relative to the anchor. An eye at the centre looks along z.
 * @param anchorX The anchor in the node's own units, not as a fraction of its size.
 * @param anchorY As `anchorX`.
 * @param matrix 16 numbers in column-major order, as for WebGL and CSS `matrix3d()`.
 * @param center What the eye looks at, relative to the anchor. Default: the anchor.
 * @param up The direction that becomes the picture's y axis, of any length. Default: y. If the eye looks along `up`, y
 * replaces it; if the eye looks along y, x stays to the right.
 * @throws TypeError when a position or `matrix` is not an object; RangeError when a number is not finite.
 * @see cocos2d-x ActionCamera::updateTransform.
 */
export function lookAtMatrix<M extends number[] | Float32Array | Float64Array>(
  eye: Readonly<Eye>,
  anchorX: number,
  anchorY: number,
  matrix: M,
  center: Readonly<Eye> = origin,
  up: Readonly<Eye> = UP,
): M {
  checkEye('lookAtMatrix', 'eye', eye);
  checkFinite('lookAtMatrix', 'anchorX', anchorX);
  checkFinite('lookAtMatrix', 'anchorY', anchorY);
  checkObject('lookAtMatrix', 'matrix', matrix);
  checkEye('lookAtMatrix', 'center', center);
  checkEye('lookAtMatrix', 'up', up);
  const [backX, backY, backZ] = [eye.x - center.x, eye.y - center.y, eye.z - center.z];
  const distance = Math.hypot(backX, backY, backZ);
  const zx = distance > 0 ? backX / distance : 0;
  const zy = distance > 0 ? backY / distance : 0;
  const zz = distance > 0 ? backZ / distance : 1;
  // The x axis is up cross z.
  const sideX = up.y * zz - up.z * zy;
  const sideY = up.z * zx - up.x * zz;
  const sideZ = up.x * zy - up.y * zx;
  const side = Math.hypot(sideX, sideY, sideZ);
  const isAside = side > 1e-9 * Math.hypot(up.x, up.y, up.z);
  if (!isAside && up !== UP) return lookAtMatrix(eye, anchorX, anchorY, matrix, center);
  const xx = isAside ? sideX / side : 1;
  const xy = isAside ? sideY / side : 0;
  const xz = isAside ? sideZ / side : 0;
  // The y axis is z cross x.
  const yx = zy * xz - zz * xy;
  const yy = zz * xx - zx * xz;
  const yz = zx * xy - zy * xx;

  matrix[0] = xx;
  matrix[1] = yx;
  matrix[2] = zx;
  matrix[3] = 0;
  matrix[4] = xy;
  matrix[5] = yy;
  matrix[6] = zy;
  matrix[7] = 0;
  matrix[8] = xz;
  matrix[9] = yz;
  matrix[10] = zz;
  matrix[11] = 0;
  matrix[12] = anchorX - xx * (anchorX + eye.x) - xy * (anchorY + eye.y) - xz * eye.z;
  matrix[13] = anchorY - yx * (anchorX + eye.x) - yy * (anchorY + eye.y) - yz * eye.z;
  matrix[14] = -zx * (anchorX + eye.x) - zy * (anchorY + eye.y) - zz * eye.z;
  matrix[15] = 1;
  return matrix;
}

/**
 * The sum of two angles in degrees, in radians. Full rotations are removed first, so that the largest angles don't
 * overflow.
 */
function sumInRadians(angle: number, by: number): number {
  return (((angle % 360) + (by % 360)) * Math.PI) / 180;
}

/** @param name The caller's name, for errors. @returns A copy. */
export function checkEye(name: string, what: string, position: Readonly<Eye>): Eye {
  const { x, y, z } = checkObject(name, what, position);
  checkFinite(name, `${what}.x`, x);
  checkFinite(name, `${what}.y`, y);
  checkFinite(name, `${what}.z`, z);
  return { x, y, z };
}
