import { PlaneTransform } from './plane-transform.js';

/** A position, rotations, scales, skews and flips. Every change is reported. */
export abstract class Transform extends PlaneTransform {
  #z: number = 0;
  #rotationX: number = 0;
  #rotationY: number = 0;
  #skewX: number = 0;
  #skewY: number = 0;
  #flippedX: boolean = false;
  #flippedY: boolean = false;

  get z(): number {
    return this.#z;
  }
  set z(value: number) {
    if (this.#z !== (this.#z = value)) this.changed();
  }

  /** Degrees about the x axis. */
  get rotationX(): number {
    return this.#rotationX;
  }
  set rotationX(value: number) {
    if (this.#rotationX !== (this.#rotationX = value)) this.changed();
  }

  /** Degrees about the y axis. */
  get rotationY(): number {
    return this.#rotationY;
  }
  set rotationY(value: number) {
    if (this.#rotationY !== (this.#rotationY = value)) this.changed();
  }

  /** The same as `rotation`. */
  get rotationZ(): number {
    return this.rotation;
  }
  set rotationZ(value: number) {
    this.rotation = value;
  }

  /** Degrees, as in CSS. */
  get skewX(): number {
    return this.#skewX;
  }
  set skewX(value: number) {
    if (this.#skewX !== (this.#skewX = value)) this.changed();
  }

  /** Degrees, as in CSS. */
  get skewY(): number {
    return this.#skewY;
  }
  set skewY(value: number) {
    if (this.#skewY !== (this.#skewY = value)) this.changed();
  }

  get flippedX(): boolean {
    return this.#flippedX;
  }
  set flippedX(value: boolean) {
    if (this.#flippedX !== (this.#flippedX = value)) this.changed();
  }

  get flippedY(): boolean {
    return this.#flippedY;
  }
  set flippedY(value: boolean) {
    if (this.#flippedY !== (this.#flippedY = value)) this.changed();
  }
}
