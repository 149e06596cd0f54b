import { Placed } from './placed.js';

/** Where a sprite is, how large, and how it is turned, scaled, skewed and flipped: numbers that tell when they change. */
export abstract class SpritePlace extends Placed {
  #z: number = 0;
  #rotationX: number = 0;
  #rotationY: number = 0;
  #skewX: number = 0;
  #skewY: number = 0;
  #flippedX: boolean = false;
  #flippedY: boolean = false;
  #width: number = 0;
  #height: number = 0;
  /** The angle of what lies level, as long as nobody turns both axes: as long as the rotation is the same. */
  #level: { readonly angle: number; readonly rotation: number } | null = null;

  /** Those with more stand before those with less; else the later before the earlier. */
  get z(): number {
    return this.#z;
  }
  set z(value: number) {
    if (value === this.#z) return;
    this.#z = value;
    this.changed();
  }

  /** Degrees about the axis to the right and the one down, seen from afar: without perspective. */
  get rotationX(): number {
    return this.#rotationX;
  }
  set rotationX(value: number) {
    if (value === this.#rotationX) return;
    this.#rotationX = value;
    this.changed();
  }

  get rotationY(): number {
    return this.#rotationY;
  }
  set rotationY(value: number) {
    if (value === this.#rotationY) return;
    this.#rotationY = value;
    this.changed();
  }

  /** Degrees, as CSS has it. */
  get skewX(): number {
    return this.#skewX;
  }
  set skewX(value: number) {
    if (value === this.#skewX) return;
    this.#skewX = value;
    this.changed();
  }

  get skewY(): number {
    return this.#skewY;
  }
  set skewY(value: number) {
    if (value === this.#skewY) return;
    this.#skewY = value;
    this.changed();
  }

  get flippedX(): boolean {
    return this.#flippedX;
  }
  set flippedX(value: boolean) {
    if (value === this.#flippedX) return;
    this.#flippedX = value;
    this.changed();
  }

  get flippedY(): boolean {
    return this.#flippedY;
  }
  set flippedY(value: boolean) {
    if (value === this.#flippedY) return;
    this.#flippedY = value;
    this.changed();
  }

  /** Size of the box without a frame; a frame has a size of its own. */
  get width(): number {
    return this.#width;
  }
  set width(value: number) {
    if (value === this.#width) return;
    this.#width = value;
    this.changed();
  }

  get height(): number {
    return this.#height;
  }
  set height(value: number) {
    if (value === this.#height) return;
    this.#height = value;
    this.changed();
  }

  /** The same as `rotation`. */
  get rotationZ(): number {
    return this.rotation;
  }
  set rotationZ(value: number) {
    this.rotation = value;
  }

  /** The same as `rotation`, but that it leaves the other axis as it is: `rotation` turns both. */
  get rotationSkewX(): number {
    return this.rotation;
  }
  set rotationSkewX(value: number) {
    const level = this.rotationSkewY;
    this.rotation = value;
    this.rotationSkewY = level;
  }

  /** How far what lies level is turned, where that is not by `rotation`. */
  get rotationSkewY(): number {
    const level = this.#level;
    return level !== null && level.rotation === this.rotation ? level.angle : this.rotation;
  }
  set rotationSkewY(value: number) {
    if (value === this.rotationSkewY) return;
    this.#level = value === this.rotation ? null : { angle: value, rotation: this.rotation };
    this.changed();
  }
}
