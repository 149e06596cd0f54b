/** What has a place on a stage: numbers that tell when they change. */
export abstract class Placed {
  #x: number = 0;
  #y: number = 0;
  #rotation: number = 0;
  #scaleX: number = 1;
  #scaleY: number = 1;

  /** Something of it was written. */
  protected abstract changed(): void;

  /** CSS pixels to the right and down; of a sprite, where its anchor is. */
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
}
