import type { Effect, Progress } from '../action/effect.js';
import type { Point } from '../math/spline.js';
import type { Positioned } from './capabilities.js';

/**
 * The straight move in x and y, as fast as it goes: what everybody uses most.
 *
 * It stacks like every move. What else has moved the target shows when it is not where the last update left it: to know that, it is
 * cheaper to compute that place again than to keep it.
 */
export class Move implements Effect {
  private readonly target: Positioned;
  private startX: number;
  private startY: number;
  private readonly byX: number;
  private readonly byY: number;
  /** The progress that was shown last. */
  private last: Progress = 0;
  /** Where it ends, bit for bit, if the sum of start and distance does not tell. */
  private end: Readonly<Point> | null;

  constructor(
    target: Positioned,
    startX: number,
    startY: number,
    byX: number,
    byY: number,
    end: Readonly<Point> | null,
  ) {
    this.target = target;
    this.startX = startX;
    this.startY = startY;
    this.byX = byX;
    this.byY = byY;
    this.end = end;
  }

  update(progress: Progress): void {
    const { target, startX, startY, byX, byY, last } = this;
    if (target.x !== startX + byX * last || target.y !== startY + byY * last || progress === 1) {
      this.updateWithCare(progress);
      return;
    }
    target.x = startX + byX * progress;
    target.y = startY + byY * progress;
    this.last = progress;
  }

  /** What happens seldom: this is the end, or the target is not where it was left. */
  private updateWithCare(progress: Progress): void {
    const { target } = this;
    const { x, y } = target;
    const leftX = this.xAt(this.last);
    const leftY = this.yAt(this.last);
    if (x !== leftX || y !== leftY) {
      // The target may round what is written: what it says after the same write was no push.
      target.x = leftX;
      target.y = leftY;
      this.carry(x - target.x, y - target.y);
    }
    target.x = this.xAt(progress);
    target.y = this.yAt(progress);
    this.last = progress;
  }

  private xAt(progress: Progress): number {
    return progress === 1 && this.end !== null ? this.end.x : this.startX + this.byX * progress;
  }

  private yAt(progress: Progress): number {
    return progress === 1 && this.end !== null ? this.end.y : this.startY + this.byY * progress;
  }

  /** Moves the whole line by what else has moved the target. */
  private carry(byX: number, byY: number): void {
    this.startX += byX;
    this.startY += byY;
    if (this.end !== null) this.end = { x: this.end.x + byX, y: this.end.y + byY };
  }
}
