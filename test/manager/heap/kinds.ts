import {
  type Action,
  backOut,
  bezierBy,
  eased,
  type Faded,
  fadeTo,
  jumpBy,
  moveBy,
  moveTo,
  type Positioned,
  repeatForever,
  rotateBy,
  type Rotated,
  sequence,
  spawn,
  tweenProperty,
} from '../../../src/index.js';

export type Target = Positioned & Rotated & Faded & { level: number };

const HOUR = 3600;
const far = { x: 1000.5, y: 500.5 };
const way = { control1: far, control2: { x: 0, y: 0 }, end: far };

/** Actions that have nothing to do in a frame but to move their target. */
export const kinds: Readonly<Record<string, () => Action<Target>>> = {
  moveTo: () => moveTo(HOUR, far),
  moveBy: () => moveBy(HOUR, far),
  rotateBy: () => rotateBy(HOUR, 360.5),
  fadeTo: () => fadeTo(HOUR, 0),
  tweenProperty: () => tweenProperty(HOUR, 'level', 0.5, 100.5),
  sequence: () => sequence(moveBy(HOUR, far), moveBy(HOUR, far)),
  spawn: () => spawn(moveBy(HOUR, far), rotateBy(HOUR, 90.5)),
  eased: () => eased(moveBy(HOUR, far), backOut),
  repeatForever: () => repeatForever(moveBy(HOUR, far)),
  jumpBy: () => jumpBy(HOUR, far, 50.5, 7),
  bezierBy: () => bezierBy(HOUR, way),
};

export function target(): Target {
  return { x: 0.5, y: 0.5, rotation: 0.5, opacity: 0.5, level: 0.5 };
}
