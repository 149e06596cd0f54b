import type { Target } from '../lines/target.js';
import type { Color } from '../math/color.js';

/*
 * What actions need of their targets: small types that any object can implement.
 */

/** Has a position, in its parent's units. */
export type Positioned = Target & { x: number; y: number };

/** Has a depth. */
export type Deep = Target & { z: number };

/** Can be rotated: degrees, clockwise. */
export type Rotated = Target & { rotation: number };

/** Can be rotated about its x axis: degrees. */
export type RotatedX = Target & { rotationX: number };

/** Can be rotated about its y axis: degrees. */
export type RotatedY = Target & { rotationY: number };

/** Can be rotated about its z axis: degrees. */
export type RotatedZ = Target & { rotationZ: number };

/** Each axis of the plane can be rotated: degrees, clockwise. If both angles are equal, they are its rotation. */
export type RotationSkewed = Target & {
  /** Rotates vertical lines. */
  rotationSkewX: number;
  /** Rotates horizontal lines. */
  rotationSkewY: number;
};

/** Can be scaled; 1 is the natural size. */
export type Scaled = Target & { scaleX: number; scaleY: number };

/** Can be scaled in depth. */
export type ScaledZ = Target & { scaleZ: number };

/** Can be skewed: degrees. */
export type Skewed = Target & { skewX: number; skewY: number };

/** Has a size. */
export type Sized = Target & { width: number; height: number };

/** Can be transparent: 0 is invisible, 1 opaque. */
export type Faded = Target & { opacity: number };

/** Has a colour, which actions replace as a whole. */
export type Tinted = Target & { color: Color };

/** Can be hidden. */
export type Visible = Target & { visible: boolean };

/** Can be mirrored left to right. */
export type FlippedX = Target & { flippedX: boolean };

/** Can be mirrored upside down. */
export type FlippedY = Target & { flippedY: boolean };

/** Shows a percentage, 0 to 100, such as a progress bar. */
export type Percentage = Target & { percentage: number };

/** Can remove itself from its scene. */
export type Removable = Target & { remove(): void };

/** Can be mirrored both ways. */
export type Flipped = FlippedX & FlippedY;
