import { type Eye, eyeUnit, lookAtMatrix } from '../math/orbit.js';
import type { PlaneTransform } from '../target/plane-transform.js';
import type { Sprite } from './sprite.js';

/** A transform of the plane, as in a canvas: a, b, c, d, e, f. */
export type Matrix = Float64Array;

/**
 * The matrix of a sprite's box, from its corner (0, 0): moved, rotated, scaled, skewed and viewed about the anchor,
 * within `outer`. It is written into `result`.
 *
 * @param width The width of its box.
 */
export function spriteMatrix(
  sprite: Sprite,
  width: number,
  height: number,
  outer: Readonly<Matrix>,
  result: Matrix,
): void {
  if (isFlat(sprite)) flatSides(sprite);
  else sidesInSpace(sprite);
  if (sprite.flippedX) flip(0);
  if (sprite.flippedY) flip(2);
  const [a, b, c, d] = [sides[0]!, sides[1]!, sides[2]!, sides[3]!];

  const { anchor = sprite.spriteFrame.anchor } = sprite;
  const left = (sprite.flippedX ? (anchor?.x ?? 0.5) - 1 : -(anchor?.x ?? 0.5)) * width;
  const top = (sprite.flippedY ? (anchor?.y ?? 0.5) - 1 : -(anchor?.y ?? 0.5)) * height;
  const e = sprite.x + sides[4]! + a * left + c * top;
  const f = sprite.y + sides[5]! + b * left + d * top;

  const [oa, ob, oc, od] = [outer[0]!, outer[1]!, outer[2]!, outer[3]!];
  result[0] = oa * a + oc * b;
  result[1] = ob * a + od * b;
  result[2] = oa * c + oc * d;
  result[3] = ob * c + od * d;
  result[4] = oa * e + oc * f + outer[4]!;
  result[5] = ob * e + od * f + outer[5]!;
}

/** The matrix of a stage: maps positions on it to pixels of its canvas. @param ratio Pixels in a CSS pixel. */
export function stageMatrix(stage: PlaneTransform, ratio: number): Readonly<Matrix> {
  const cos = Math.cos(stage.rotation * radian) * ratio;
  const sin = Math.sin(stage.rotation * radian) * ratio;
  const { scaleX, scaleY, x, y } = stage;
  return Float64Array.of(cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x * ratio, y * ratio);
}

/** The two sides of the box, and the shift of its anchor. */
const sides: Matrix = /* @__PURE__ */ new Float64Array(6);

/** An eye straight in front. */
export const AHEAD: Readonly<Eye> = /* @__PURE__ */ Object.freeze({ x: 0, y: 0, z: eyeUnit });

function isFlat({ rotationX, rotationY, eye, center, up }: Sprite): boolean {
  return rotationX === 0 && rotationY === 0 && eye === AHEAD && center === undefined && up === undefined;
}

function flatSides({ rotation, rotationSkewY, scaleX, scaleY, skewX, skewY }: Sprite): void {
  sides[4] = sides[5] = 0;
  if (rotation === 0 && rotationSkewY === 0) {
    sides[0] = scaleX;
    sides[1] = sides[2] = 0;
    sides[3] = scaleY;
  } else {
    const cos = Math.cos(rotation * radian);
    const sin = Math.sin(rotation * radian);
    sides[0] = (rotationSkewY === rotation ? cos : Math.cos(rotationSkewY * radian)) * scaleX;
    sides[1] = (rotationSkewY === rotation ? sin : Math.sin(rotationSkewY * radian)) * scaleX;
    sides[2] = -sin * scaleY;
    sides[3] = cos * scaleY;
  }
  if (skewX === 0 && skewY === 0) return;
  const tangentX = Math.tan(skewX * radian);
  const tangentY = Math.tan(skewY * radian);
  const [a, b, c, d] = [sides[0], sides[1], sides[2], sides[3]];
  sides[0] = a + c * tangentY;
  sides[1] = b + d * tangentY;
  sides[2] = a * tangentX + c;
  sides[3] = b * tangentX + d;
}

/** The sides of a sprite that is rotated in space or viewed from the side, without their depth. */
function sidesInSpace(sprite: Sprite): void {
  const { rotation, rotationSkewY, rotationX, rotationY, scaleX, scaleY, skewX, skewY } = sprite;
  lookAtMatrix(sprite.eye, 0, 0, view, sprite.center, sprite.up);
  // The sides, and the anchor, which is the last column.
  for (let vector = 0; vector < 3; vector++) {
    const column = vector < 2 ? vector * 4 : 12;
    const [vx, vy, vz] = [view[column]!, view[column + 1]!, view[column + 2]!];
    const x = (vx + vy * Math.tan(skewX * radian)) * scaleX;
    const y = (vy + vx * Math.tan(skewY * radian)) * scaleY;
    const [rotatedY, z] = rotated(y, vz, rotationX, rotationX);
    const [, rotatedX] = rotated(z, x, rotationY, rotationY);
    const [shownX, shownY] = rotated(rotatedX, rotatedY, rotationSkewY, rotation);
    sides[vector * 2] = shownX;
    sides[vector * 2 + 1] = shownY;
  }
}

const view: Float64Array = /* @__PURE__ */ new Float64Array(16);

/** @param angleX The rotation of the x axis; `angleY` that of the y axis. */
function rotated(x: number, y: number, angleX: number, angleY: number): readonly [number, number] {
  const [alongX, alongY] = [angleX * radian, angleY * radian];
  return [x * Math.cos(alongX) - y * Math.sin(alongY), x * Math.sin(alongX) + y * Math.cos(alongY)];
}

function flip(side: number): void {
  sides[side] = -sides[side]!;
  sides[side + 1] = -sides[side + 1]!;
}

const radian: number = Math.PI / 180;
