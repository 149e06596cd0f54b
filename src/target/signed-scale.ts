/** Scale and flips of an object that holds both as one scale with a sign. */
export abstract class SignedScale {
  #signX = 1;
  #signY = 1;

  /** The object's own scale. */
  protected abstract get scale(): { x: number; y: number };

  get scaleX(): number {
    return this.scale.x * this.#signX;
  }
  set scaleX(value: number) {
    this.scale.x = value * this.#signX;
  }

  get scaleY(): number {
    return this.scale.y * this.#signY;
  }
  set scaleY(value: number) {
    this.scale.y = value * this.#signY;
  }

  get flippedX(): boolean {
    return this.#signX < 0;
  }
  set flippedX(value: boolean) {
    const { scale, scaleX } = this;
    this.#signX = value ? -1 : 1;
    scale.x = scaleX * this.#signX;
  }

  get flippedY(): boolean {
    return this.#signY < 0;
  }
  set flippedY(value: boolean) {
    const { scale, scaleY } = this;
    this.#signY = value ? -1 : 1;
    scale.y = scaleY * this.#signY;
  }
}
