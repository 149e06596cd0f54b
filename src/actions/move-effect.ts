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
  /** Where the target says that it is, if that is not what was written because it rounds. */
  private seen: Readonly<Point> | null = null;

  constructor(target: Positioned, startX: number, startY: number, byX: number, byY: number, end: Readonly<Point> | null) {
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
    const x = startX + byX * progress;
    const y = startY + byY * progress;
    target.x = x;
    target.y = y;
    this.last = progress;
    if (target.x !== x || target.y !== y) this.seen = { x: target.x, y: target.y };
  }

  /** What happens seldom: the target was pushed, or it rounds, or this is the end. */
  private updateWithCare(progress: Progress): void {
    const { target } = this;
    const from = this.seen ?? this.at(this.last);
    this.carry(target.x - from.x, target.y - from.y);
    const to = this.at(progress);
    target.x = to.x;
    target.y = to.y;
    this.last = progress;
    this.seen = target.x === to.x && target.y === to.y ? null : { x: target.x, y: target.y };
  }

  private at(progress: Progress): Readonly<Point> {
    if (progress === 1 && this.end !== null) return this.end;
    return { x: this.startX + this.byX * progress, y: this.startY + this.byY * progress };
  }

  /** Moves the whole line by what else has moved the target. */
  private carry(byX: number, byY: number): void {
    if (byX === 0 && byY === 0) return;
    this.startX += byX;
    this.startY += byY;
    if (this.end !== null) this.end = { x: this.end.x + byX, y: this.end.y + byY };
  }
}
