import type { Matrix } from './sprite-matrix.js';

/** Where a stage is looked at from: it moves, turns and scales all that is on it. */
export abstract class Camera {
  #x: number = 0;
  #y: number = 0;
  #rotation: number = 0;
  #scaleX: number = 1;
  #scaleY: number = 1;
  private readonly seen: Matrix = new Float64Array(6);

  /** Something of it was written. */
  protected abstract changed(): void;

  /** CSS pixels. */
  get x(): number {
    return this.#x;
  }
  set x(value: number) {
    if (value === this.#x) return;
    this.#x = value;
    this.changed();
  }

  get y(): number {
    return this.#y;
  }
  set y(value: number) {
    if (value === this.#y) return;
    this.#y = value;
    this.changed();
  }

  /** Degrees, clockwise. */
  get rotation(): number {
    return this.#rotation;
  }
  set rotation(value: number) {
    if (value === this.#rotation) return;
    this.#rotation = value;
    this.changed();
  }

  get scaleX(): number {
    return this.#scaleX;
  }
  set scaleX(value: number) {
    if (value === this.#scaleX) return;
    this.#scaleX = value;
    this.changed();
  }

  get scaleY(): number {
    return this.#scaleY;
  }
  set scaleY(value: number) {
    if (value === this.#scaleY) return;
    this.#scaleY = value;
    this.changed();
  }

  /** Where a place on the stage goes in the pixels of the canvas. @param ratio Pixels in a CSS pixel. */
  protected matrix(ratio: number): Readonly<Matrix> {
    const { seen } = this;
    const angle = (this.#rotation * Math.PI) / 180;
    const cos = Math.cos(angle) * ratio;
    const sin = Math.sin(angle) * ratio;
    seen[0] = cos * this.#scaleX;
    seen[1] = sin * this.#scaleX;
    seen[2] = -sin * this.#scaleY;
    seen[3] = cos * this.#scaleY;
    seen[4] = this.#x * ratio;
    seen[5] = this.#y * ratio;
    return seen;
  }
}
