import type { Color } from '../math/color.js';

/*
 * What an action asks of its target: small interfaces that any object can meet.
 */

/** Has a place, in its parent's units. */
export interface Positioned {
  x: number;
  y: number;
}

/** Has a depth. */
export interface Deep {
  z: number;
}

/** Can be turned: degrees, clockwise. */
export interface Rotated {
  rotation: number;
}

/** Can be turned about its x axis: degrees. */
export interface RotatedX {
  rotationX: number;
}

/** Can be turned about its y axis: degrees. */
export interface RotatedY {
  rotationY: number;
}

/** Can be turned about its z axis: degrees. */
export interface RotatedZ {
  rotationZ: number;
}

/** Can have its axes turned apart, in the plane: degrees, clockwise. Where both are the same, that is its rotation. */
export interface RotationSkewed {
  /** Turns what stands upright. */
  rotationSkewX: number;
  /** Turns what lies level. */
  rotationSkewY: number;
}

/** Can be scaled; 1 is the natural size. */
export interface Scaled {
  scaleX: number;
  scaleY: number;
}

/** Can be scaled in depth. */
export interface ScaledZ {
  scaleZ: number;
}

/** Can be skewed: degrees. */
export interface Skewed {
  skewX: number;
  skewY: number;
}

/** Has a size. */
export interface Sized {
  width: number;
  height: number;
}

/** Can be seen through: 0 is invisible, 1 opaque. */
export interface Faded {
  opacity: number;
}

/** Has a colour, written as a whole. */
export interface Tinted {
  color: Color;
}

/** Can be hidden. */
export interface Visible {
  visible: boolean;
}

/** Can be mirrored left to right. */
export interface FlippedX {
  flippedX: boolean;
}

/** Can be mirrored upside down. */
export interface FlippedY {
  flippedY: boolean;
}

/** Shows a part of a whole, 0 to 100: a progress bar. */
export interface Percentage {
  percentage: number;
}

/** Can take itself out of its scene. */
export interface Removable {
  remove(): void;
}

/** Can be mirrored both ways. */
export type Flipped = FlippedX & FlippedY;
