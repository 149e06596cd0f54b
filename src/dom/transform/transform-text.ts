import { type Eye, lookAtMatrix } from '../../math/orbit.js';

/* What transforms are in CSS. Numbers are degrees, factors, and pixels. */

/** `translate`; the lengths that it has besides stay. */
export function translateText(x: number, y: number, z: number, baseX: string, baseY: string): string {
  const text = `${sumText(baseX, x)} ${sumText(baseY, y)}`;
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

/** What works inside of a move, a turn and a scale. */
interface Inside {
  readonly skewX: number;
  readonly skewY: number;
  readonly flippedX: boolean;
  readonly flippedY: boolean;
  readonly eye: Readonly<Eye>;
  readonly center?: Readonly<Eye> | undefined;
  readonly up?: Readonly<Eye> | undefined;
  /** What stands outside of it: a turn, which the level axis does not follow where its own angle is another, and a scale. */
  readonly rotation: number;
  readonly rotationSkewY: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

/** What none of them says, and works inside of them; empty for nothing. */
export function restText(inside: Inside, inner: string): string {
  const { skewX, skewY, eye, center, up, flippedX, flippedY } = inside;
  let text = inside.rotationSkewY === inside.rotation ? '' : leanText(inside);
  if (skewX !== 0 || skewY !== 0) text += `skew(${skewX}deg, ${skewY}deg) `;
  if (eye.x !== 0 || eye.y !== 0 || center !== undefined || up !== undefined) {
    text += `matrix3d(${lookAtMatrix(eye, 0, 0, seen, center, up).join()}) `;
  }
  if (flippedX || flippedY) text += `scale(${flippedX ? -1 : 1}, ${flippedY ? -1 : 1}) `;
  return text + inner;
}

/** What turns the level axis on alone, within a turn and a scale. */
function leanText({ rotation, rotationSkewY, scaleX, scaleY }: Inside): string {
  const angle = ((rotationSkewY - rotation) * Math.PI) / 180;
  // Flat, there is nothing to be seen of it.
  const proportion = scaleY === 0 ? 0 : scaleX / scaleY;
  return `matrix(${Math.cos(angle)}, ${Math.sin(angle) * proportion}, 0, 1, 0, 0) `;
}

/** `transform` that says by itself what moves and turns in the plane. */
export function planeText(x: number, y: number, rotation: number, rest: string): string {
  let text = `translate(${x}px, ${y}px)`;
  if (rotation !== 0) text += ` rotate(${rotation}deg)`;
  return rest === '' ? text : `${text} ${rest}`;
}

function sumText(base: string, pixels: number): string {
  return base === '' ? `${pixels}px` : `calc(${base} + ${pixels}px)`;
}

const seen: number[] = [];

function half(angle: number): [sin: number, cos: number] {
  const radians = (angle * Math.PI) / 360;
  return [Math.sin(radians), Math.cos(radians)];
}
