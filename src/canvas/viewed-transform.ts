import type { Viewed } from '../actions/orbit-camera.js';
import { type Eye, eyeUnit } from '../math/orbit.js';
import { Transform } from '../target/transform.js';

/** A transform whose axes can be rotated separately, seen from an eye. Every change is reported. */
export abstract class ViewedTransform extends Transform implements Viewed {
  #eye: Readonly<Eye> = AHEAD;
  #center: Readonly<Eye> | undefined = undefined;
  #up: Readonly<Eye> | undefined = undefined;
  /** The rotation of the horizontal axis; null while both axes are rotated together. */
  #rotationSkewY: number | null = null;

  /** Degrees, clockwise. */
  override get rotation(): number {
    return super.rotation;
  }
  override set rotation(value: number) {
    if (this.#rotationSkewY !== null) this.changed();
    this.#rotationSkewY = null;
    super.rotation = value;
  }

  /** The rotation of the vertical axis alone: `rotation` turns both. */
  get rotationSkewX(): number {
    return super.rotation;
  }
  set rotationSkewX(value: number) {
    this.#rotationSkewY ??= super.rotation;
    super.rotation = value;
  }

  /** The rotation of the horizontal axis alone. */
  get rotationSkewY(): number {
    return this.#rotationSkewY ?? super.rotation;
  }
  set rotationSkewY(value: number) {
    if (value === this.rotationSkewY) return;
    this.#rotationSkewY = value;
    this.changed();
  }

  /** The eye that views it, without perspective. Replace it as a whole. */
  get eye(): Readonly<Eye> {
    return this.#eye;
  }
  set eye(value: Readonly<Eye>) {
    this.#eye = value;
    this.changed();
  }

  /** The point that the eye looks at, relative to the anchor. Replace it as a whole. */
  get center(): Readonly<Eye> | undefined {
    return this.#center;
  }
  set center(value: Readonly<Eye> | undefined) {
    this.#center = value;
    this.changed();
  }

  /** The direction that becomes the y axis. Replace it as a whole. */
  get up(): Readonly<Eye> | undefined {
    return this.#up;
  }
  set up(value: Readonly<Eye> | undefined) {
    this.#up = value;
    this.changed();
  }
}

/** An eye straight in front. */
export const AHEAD: Readonly<Eye> = /* @__PURE__ */ Object.freeze({ x: 0, y: 0, z: eyeUnit });
