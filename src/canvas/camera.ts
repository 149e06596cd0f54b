import { PlaneTransform } from '../target/plane-transform.js';
import type { Matrix } from './sprite-matrix.js';

/** Where a stage is looked at from: it moves, turns and scales all that is on it. */
export abstract class Camera extends PlaneTransform {
  private readonly seen: Matrix = new Float64Array(6);

  /** Where a place on the stage goes in the pixels of the canvas. @param ratio Pixels in a CSS pixel. */
  protected matrix(ratio: number): Readonly<Matrix> {
    const { seen } = this;
    const angle = (this.rotation * Math.PI) / 180;
    const cos = Math.cos(angle) * ratio;
    const sin = Math.sin(angle) * ratio;
    seen[0] = cos * this.scaleX;
    seen[1] = sin * this.scaleX;
    seen[2] = -sin * this.scaleY;
    seen[3] = cos * this.scaleY;
    seen[4] = this.x * ratio;
    seen[5] = this.y * ratio;
    return seen;
  }
}
