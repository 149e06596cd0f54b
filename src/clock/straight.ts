import type { Point } from '../math/spline.js';

/** A straight line of x and y of a target, which owns both. A clock can lead it. */
export class Straight {
  readonly target: Point;
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;

  constructor(target: Point, fromX: number, fromY: number, toX: number, toY: number) {
    this.target = target;
    this.fromX = fromX;
    this.fromY = fromY;
    this.toX = toX;
    this.toY = toY;
  }
}
