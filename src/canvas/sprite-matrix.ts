import { lookAtMatrix } from '../math/orbit.js';
import { ahead, type Sprite } from './sprite.js';

/** A transform of the plane as a canvas has it: a, b, c, d, e, f. */
export type Matrix = Float64Array;

/**
 * Where the corner (0, 0) of a sprite's box and its sides go: moved, turned, scaled, skewed and seen about its anchor, within
 * `outer`; written into `result`.
 *
 * @param width Size of its box.
 */
export function spriteMatrix(
  sprite: Sprite,
  width: number,
  height: number,
  outer: Readonly<Matrix>,
  result: Matrix,
): void {
  if (sprite.rotationX === 0 && sprite.rotationY === 0 && sprite.eye === ahead) flatSides(sprite);
  else sidesInSpace(sprite);
  if (sprite.flippedX) flip(0);
  if (sprite.flippedY) flip(2);
  const [a, b, c, d] = [sides[0]!, sides[1]!, sides[2]!, sides[3]!];

  const { anchor = sprite.spriteFrame.anchor } = sprite;
  const left = (sprite.flippedX ? (anchor?.x ?? 0.5) - 1 : -(anchor?.x ?? 0.5)) * width;
  const top = (sprite.flippedY ? (anchor?.y ?? 0.5) - 1 : -(anchor?.y ?? 0.5)) * height;
  const e = sprite.x + a * left + c * top;
  const f = sprite.y + b * left + d * top;

  const [oa, ob, oc, od] = [outer[0]!, outer[1]!, outer[2]!, outer[3]!];
  result[0] = oa * a + oc * b;
  result[1] = ob * a + od * b;
  result[2] = oa * c + oc * d;
  result[3] = ob * c + od * d;
  result[4] = oa * e + oc * f + outer[4]!;
  result[5] = ob * e + od * f + outer[5]!;
}

/** The four numbers of the box's sides; read at once. */
const sides: Matrix = /* @__PURE__ */ new Float64Array(4);

function flatSides({ rotation, scaleX, scaleY, skewX, skewY }: Sprite): void {
  if (rotation === 0) {
    sides[0] = scaleX;
    sides[1] = sides[2] = 0;
    sides[3] = scaleY;
  } else {
    const cos = Math.cos(rotation * radian);
    const sin = Math.sin(rotation * radian);
    sides[0] = cos * scaleX;
    sides[1] = sin * scaleX;
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

/** What is turned in space or looked at from the side: its depth is left out. */
function sidesInSpace(sprite: Sprite): void {
  const { rotation, rotationX, rotationY, scaleX, scaleY, skewX, skewY, eye } = sprite;
  lookAtMatrix(eye, 0, 0, view);
  for (let side = 0; side < 2; side++) {
    const [vx, vy, vz] = [view[side * 4]!, view[side * 4 + 1]!, view[side * 4 + 2]!];
    const x = (vx + vy * Math.tan(skewX * radian)) * scaleX;
    const y = (vy + vx * Math.tan(skewY * radian)) * scaleY;
    const [turnedY, z] = turned(y, vz, rotationX);
    const [, turnedX] = turned(z, x, rotationY);
    const [shownX, shownY] = turned(turnedX, turnedY, rotation);
    sides[side * 2] = shownX;
    sides[side * 2 + 1] = shownY;
  }
}

const view: Float64Array = /* @__PURE__ */ new Float64Array(16);

function turned(x: number, y: number, angle: number): readonly [number, number] {
  const cos = Math.cos(angle * radian);
  const sin = Math.sin(angle * radian);
  return [x * cos - y * sin, x * sin + y * cos];
}

function flip(side: number): void {
  sides[side] = -sides[side]!;
  sides[side + 1] = -sides[side + 1]!;
}

const radian: number = Math.PI / 180;
