import type { Color } from '../math/color.js';

/*
 * What actions need of their targets: small interfaces that any object can implement.
 */

/** Has a position, in its parent's units. */
export interface Positioned {
  x: number;
  y: number;
}

/** Has a depth. */
export interface Deep {
  z: number;
}

/** Can be rotated: degrees, clockwise. */
export interface Rotated {
  rotation: number;
}

/** Can be rotated about its x axis: degrees. */
export interface RotatedX {
  rotationX: number;
}

/** Can be rotated about its y axis: degrees. */
export interface RotatedY {
  rotationY: number;
}

/** Can be rotated about its z axis: degrees. */
export interface RotatedZ {
  rotationZ: number;
}

/** Can have each axis of the plane rotated: degrees, clockwise. If both angles are equal, they are its rotation. */
export interface RotationSkewed {
  /** Rotates vertical lines. */
  rotationSkewX: number;
  /** Rotates horizontal lines. */
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

/** Can be transparent: 0 is invisible, 1 opaque. */
export interface Faded {
  opacity: number;
}

/** Has a colour, which actions replace as a whole. */
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

/** Shows a percentage, 0 to 100, such as a progress bar. */
export interface Percentage {
  percentage: number;
}

/** Can remove itself from its scene. */
export interface Removable {
  remove(): void;
}

/** Can be mirrored both ways. */
export type Flipped = FlippedX & FlippedY;
