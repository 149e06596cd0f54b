import { lookAtMatrix } from '../math/orbit.js';
import type { Eye } from '../math/orbit.js';

/* What transforms are in CSS. Numbers are degrees, factors, and pixels. */

/** `translate`; the parts of the element's own size that it had stay. */
export function translateText(x: number, y: number, z: number, percentX: number, percentY: number): string {
  const text =
    percentX === 0 && percentY === 0 ? `${x}px ${y}px` : `calc(${percentX}% + ${x}px) calc(${percentY}% + ${y}px)`;
  return z === 0 ? text : `${text} ${z}px`;
}

/** `rotate`: about x, then y, then z, as one turn about one axis. */
export function rotateText(rotation: number, rotationX: number, rotationY: number): string {
  if (rotationX === 0 && rotationY === 0) return `${rotation}deg`;
  const [sinX, cosX] = half(rotationX);
  const [sinY, cosY] = half(rotationY);
  const [sinZ, cosZ] = half(rotation);
  const x = sinX * cosY * cosZ - cosX * sinY * sinZ;
  const y = cosX * sinY * cosZ + sinX * cosY * sinZ;
  const z = cosX * cosY * sinZ - sinX * sinY * cosZ;
  const w = cosX * cosY * cosZ + sinX * sinY * sinZ;
  return `${x} ${y} ${z} ${2 * Math.atan2(Math.hypot(x, y, z), w)}rad`;
}

/** `scale`. */
export function scaleText(x: number, y: number, z: number): string {
  return z === 1 ? `${x} ${y}` : `${x} ${y} ${z}`;
}

/** `transform`, for what the single properties do not say; it works inside of them. */
export function transformText(
  skewX: number,
  skewY: number,
  eye: Readonly<Eye>,
  flippedX: boolean,
  flippedY: boolean,
  inner: string,
): string {
  let text = '';
  if (skewX !== 0 || skewY !== 0) text += `skew(${skewX}deg, ${skewY}deg) `;
  if (eye.x !== 0 || eye.y !== 0) text += `matrix3d(${lookAtMatrix(eye, 0, 0, seen).join()}) `;
  if (flippedX || flippedY) text += `scale(${flippedX ? -1 : 1}, ${flippedY ? -1 : 1}) `;
  return text + inner || 'none';
}

const seen: number[] = [];

function half(angle: number): [sin: number, cos: number] {
  const radians = (angle * Math.PI) / 360;
  return [Math.sin(radians), Math.cos(radians)];
}
