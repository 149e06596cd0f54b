import { type Eye, eyeUnit } from '../../math/orbit.js';
import type { Changes } from './changes.js';
import { TransformTarget } from './transform-target.js';

/** How an element is looked at: mirrored, or from an eye that goes around it. */
export abstract class ViewedTarget extends TransformTarget {
  #flippedX = false;
  #flippedY = false;
  #eye: Readonly<Eye> = { x: 0, y: 0, z: eyeUnit };
  #center: Readonly<Eye> | undefined = undefined;
  #up: Readonly<Eye> | undefined = undefined;

  protected writeTransform(changes: Changes): void {
    if (!changes.areOfTransform) return;
    changes.rest ||= this.isSlanted;
    this.transform.write(this, changes);
  }

  get flippedX(): boolean {
    return this.#flippedX;
  }
  set flippedX(value: boolean) {
    if (value === this.#flippedX) return;
    this.#flippedX = value;
    this.touch('rest');
  }

  get flippedY(): boolean {
    return this.#flippedY;
  }
  set flippedY(value: boolean) {
    if (value === this.#flippedY) return;
    this.#flippedY = value;
    this.touch('rest');
  }

  get eye(): Readonly<Eye> {
    return this.#eye;
  }
  set eye(value: Readonly<Eye>) {
    this.#eye = value;
    this.touch('rest');
  }

  get center(): Readonly<Eye> | undefined {
    return this.#center;
  }
  set center(value: Readonly<Eye> | undefined) {
    this.#center = value;
    this.touch('rest');
  }

  get up(): Readonly<Eye> | undefined {
    return this.#up;
  }
  set up(value: Readonly<Eye> | undefined) {
    this.#up = value;
    this.touch('rest');
  }
}
