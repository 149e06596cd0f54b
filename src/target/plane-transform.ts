/** A position, a rotation and a scale in the plane. Every change is reported. */
export abstract class PlaneTransform {
  #x: number = 0;
  #y: number = 0;
  #rotation: number = 0;
  #scaleX: number = 1;
  #scaleY: number = 1;

  protected abstract changed(): void;

  /** CSS pixels to the right; of a sprite, the position of its anchor. */
  get x(): number {
    return this.#x;
  }
  set x(value: number) {
    if (value === this.#x) return;
    this.#x = value;
    this.changed();
  }

  /** CSS pixels down. */
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
}
