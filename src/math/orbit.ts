import { checkObject } from './check.js';

/** A way around the centre of a node, in degrees; `angleZ` leads away from the axis that points at the viewer, `angleX` around it. */
export interface Orbit {
  readonly radius: number;
  readonly deltaRadius: number;
  readonly angleZ: number;
  readonly deltaAngleZ: number;
  readonly angleX: number;
  readonly deltaAngleX: number;
}

/** A place in space. */
export interface Eye {
  x: number;
  y: number;
  z: number;
}

/** cocos2d-x's unit of a camera's distance (FLT_EPSILON): so near that only the direction counts. */
export const eyeUnit: number = 2 ** -23;

/** Where the eye of cocos2d-x's OrbitCamera is at progress `t`, written into `eye` and returned. */
export function orbitAt(orbit: Orbit, t: number, eye: Eye): Eye {
  const distance = (orbit.radius + orbit.deltaRadius * t) * eyeUnit;
  const angleZ = radians(orbit.angleZ + orbit.deltaAngleZ * t);
  const angleX = radians(orbit.angleX + orbit.deltaAngleX * t);
  eye.x = Math.sin(angleZ) * Math.cos(angleX) * distance;
  eye.y = Math.sin(angleZ) * Math.sin(angleX) * distance;
  eye.z = Math.cos(angleZ) * distance;
  return eye;
}

/**
 * The matrix that shows a node as seen from an eye, looking at the node's anchor with y upwards; written into `matrix` and returned.
 *
 * ```ts
 * import { lookAtMatrix } from 'rx-motion';
 *
 * const fromTheRight = lookAtMatrix({ x: 1, y: 0, z: 0 }, 50, 30, new Float32Array(16));
 * [...fromTheRight.slice(12)]; // => [50, 0, -51, 1]
 * ```
 *
 * @param eye Where the eye is, relative to the anchor. An eye at the anchor looks along z; one straight above or below it keeps x to the right.
 * @param anchorX The anchor in the node's own units, not as a part of its size.
 * @param anchorY As `anchorX`.
 * @param matrix 16 numbers, column by column, as WebGL and CSS `matrix3d()` have them.
 * @throws TypeError when `eye` or `matrix` is not an object.
 * @see cocos2d-x ActionCamera::updateTransform.
 */
export function lookAtMatrix<M extends number[] | Float32Array | Float64Array>(
  eye: Readonly<Eye>,
  anchorX: number,
  anchorY: number,
  matrix: M,
): M {
  checkObject('lookAtMatrix', 'eye', eye);
  checkObject('lookAtMatrix', 'matrix', matrix);
  const distance = Math.hypot(eye.x, eye.y, eye.z);
  const zx = distance > 0 ? eye.x / distance : 0;
  const zy = distance > 0 ? eye.y / distance : 0;
  const zz = distance > 0 ? eye.z / distance : 1;
  // The x axis is "up" cross z, and so level: it has no y.
  const level = Math.hypot(zx, zz);
  const xx = level > 1e-9 ? zz / level : 1;
  const xz = level > 1e-9 ? -zx / level : 0;
  // The y axis is z cross x.
  const yx = zy * xz;
  const yy = zz * xx - zx * xz;
  const yz = -zy * xx;

  matrix[0] = xx;
  matrix[1] = yx;
  matrix[2] = zx;
  matrix[3] = 0;
  matrix[4] = 0;
  matrix[5] = yy;
  matrix[6] = zy;
  matrix[7] = 0;
  matrix[8] = xz;
  matrix[9] = yz;
  matrix[10] = zz;
  matrix[11] = 0;
  matrix[12] = anchorX - xx * anchorX;
  matrix[13] = anchorY - yx * anchorX - yy * anchorY;
  matrix[14] = -distance - zx * anchorX - zy * anchorY;
  matrix[15] = 1;
  return matrix;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
