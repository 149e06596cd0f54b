import { type Eye, eyeUnit } from '../math/orbit.js';
import { TransformTarget } from './transform-target.js';
import { REST, isOfTransform } from './transform-style.js';

/** How an element is looked at: mirrored, or from an eye that goes around it. */
export abstract class ViewedTarget extends TransformTarget {
  #flippedX = false;
  #flippedY = false;
  #eye: Readonly<Eye> = { x: 0, y: 0, z: eyeUnit };
  #center: Readonly<Eye> | undefined = undefined;
  #up: Readonly<Eye> | undefined = undefined;

  protected writeTransform(changes: number): void {
    if (isOfTransform(changes)) this.transform.write(this, this.isSlanted ? changes | REST : changes);
  }

  get flippedX(): boolean {
    return this.#flippedX;
  }
  set flippedX(value: boolean) {
    if (value === this.#flippedX) return;
    this.#flippedX = value;
    this.touch(REST);
  }

  get flippedY(): boolean {
    return this.#flippedY;
  }
  set flippedY(value: boolean) {
    if (value === this.#flippedY) return;
    this.#flippedY = value;
    this.touch(REST);
  }

  get eye(): Readonly<Eye> {
    return this.#eye;
  }
  set eye(value: Readonly<Eye>) {
    this.#eye = value;
    this.touch(REST);
  }

  get center(): Readonly<Eye> | undefined {
    return this.#center;
  }
  set center(value: Readonly<Eye> | undefined) {
    this.#center = value;
    this.touch(REST);
  }

  get up(): Readonly<Eye> | undefined {
    return this.#up;
  }
  set up(value: Readonly<Eye> | undefined) {
    this.#up = value;
    this.touch(REST);
  }
}
