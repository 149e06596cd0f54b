import type { Effect, Progress } from '../action/effect.js';
import { Straight } from '../clock/straight.js';
import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';

/** The straight line of x and y to a place, which owns both: what everybody uses most. */
export class PlaneLineTo extends Straight implements Effect {
  /** How often it was stopped. Writing x may stop it; y is not written then. */
  private stops = 0;

  update(progress: Progress): void {
    const { target, stops } = this;
    target.x = mix(this.fromX, this.toX, progress);
    if (this.stops === stops) target.y = mix(this.fromY, this.toY, progress);
  }

  stop(): void {
    this.stops++;
  }
}

/** The straight line of x and y by a distance. It adds to what else moves the target, which carries the whole line along. */
export class PlaneLineBy implements Effect {
  readonly target: Point;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** Where the target was after it was written last. */
  wroteX: number;
  wroteY: number;
  /** How often it was stopped. Reading or writing x may stop it; y is not written then. */
  private stops = 0;

  constructor(target: Point, fromX: number, fromY: number, toX: number, toY: number) {
    this.target = target;
    this.fromX = this.wroteX = fromX;
    this.fromY = this.wroteY = fromY;
    this.toX = toX;
    this.toY = toY;
  }

  update(progress: Progress): void {
    const { target, stops } = this;
    const pushX = target.x - this.wroteX;
    const pushY = target.y - this.wroteY;
    this.fromX += pushX;
    this.toX += pushX;
    this.fromY += pushY;
    this.toY += pushY;
    if (this.stops !== stops) return;
    target.x = mix(this.fromX, this.toX, progress);
    if (this.stops !== stops) return;
    target.y = mix(this.fromY, this.toY, progress);
    if (this.stops !== stops) return;
    // Read back, for a target may round what it is given.
    this.wroteX = target.x;
    this.wroteY = target.y;
  }

  stop(): void {
    this.stops++;
  }
}
