import { PlaneTransform } from '../target/plane-transform.js';
import type { Matrix } from './sprite-matrix.js';

/** The view of a stage: it moves, rotates and scales all sprites. */
export abstract class Camera extends PlaneTransform {
  private readonly view: Matrix = new Float64Array(6);

  /** Maps positions on the stage to pixels of the canvas. @param ratio Pixels in a CSS pixel. */
  protected matrix(ratio: number): Readonly<Matrix> {
    const { view } = this;
    const angle = (this.rotation * Math.PI) / 180;
    const cos = Math.cos(angle) * ratio;
    const sin = Math.sin(angle) * ratio;
    view[0] = cos * this.scaleX;
    view[1] = sin * this.scaleX;
    view[2] = -sin * this.scaleY;
    view[3] = cos * this.scaleY;
    view[4] = this.x * ratio;
    view[5] = this.y * ratio;
    return view;
  }
}
