/** A position, a rotation and a scale in the plane. Every change is reported. */
// A setter reads the number before it writes it: the left side of a comparison comes first.
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
    if (this.#x !== (this.#x = value)) this.changed();
  }

  /** CSS pixels down. */
  get y(): number {
    return this.#y;
  }
  set y(value: number) {
    if (this.#y !== (this.#y = value)) this.changed();
  }

  /** Degrees, clockwise. */
  get rotation(): number {
    return this.#rotation;
  }
  set rotation(value: number) {
    if (this.#rotation !== (this.#rotation = value)) this.changed();
  }

  get scaleX(): number {
    return this.#scaleX;
  }
  set scaleX(value: number) {
    if (this.#scaleX !== (this.#scaleX = value)) this.changed();
  }

  get scaleY(): number {
    return this.#scaleY;
  }
  set scaleY(value: number) {
    if (this.#scaleY !== (this.#scaleY = value)) this.changed();
  }
}
