import type { Effect, Progress } from '../action/effect.js';
import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import type { Positioned } from './capabilities.js';
import { readNumber } from './lens.js';
import * as lenses from './lenses.js';

/**
 * The straight move in x and y, as fast as it goes: what everybody uses most.
 *
 * It stacks like every move. What else has moved the target shows when it is not where the last update left it: to know that, it is
 * cheaper to compute that place again than to keep it.
 */
abstract class Move implements Effect {
  protected startX: number;
  protected startY: number;
  private readonly target: Positioned;
  /** The progress that was shown last. */
  private last: Progress = 0;

  constructor(name: string, target: Positioned) {
    this.target = target;
    this.startX = readNumber(name, lenses.x, target);
    this.startY = readNumber(name, lenses.y, target);
  }

  update(progress: Progress): void {
    const { target, last } = this;
    if (target.x !== this.xAt(last) || target.y !== this.yAt(last)) this.carry(this.xAt(last), this.yAt(last));
    target.x = this.xAt(progress);
    target.y = this.yAt(progress);
    this.last = progress;
  }

  protected abstract xAt(progress: Progress): number;
  protected abstract yAt(progress: Progress): number;

  /** Moves the whole line by a distance. */
  protected moveLine(byX: number, byY: number): void {
    this.startX += byX;
    this.startY += byY;
  }

  /** The target is not where it was left: something else moved it, or it rounds what is written. */
  private carry(leftX: number, leftY: number): void {
    const { target } = this;
    const { x, y } = target;
    // What the target says after the same write was no push.
    target.x = leftX;
    target.y = leftY;
    this.moveLine(x - target.x, y - target.y);
  }
}

export class MoveBy extends Move {
  private readonly byX: number;
  private readonly byY: number;

  constructor(target: Positioned, by: Readonly<Point>) {
    super('moveBy', target);
    this.byX = by.x;
    this.byY = by.y;
  }

  protected xAt(progress: Progress): number {
    return this.startX + this.byX * progress;
  }

  protected yAt(progress: Progress): number {
    return this.startY + this.byY * progress;
  }
}

export class MoveTo extends Move {
  private end: Readonly<Point>;

  constructor(target: Positioned, end: Readonly<Point>) {
    super('moveTo', target);
    this.end = end;
  }

  protected xAt(progress: Progress): number {
    return mix(this.startX, this.end.x, progress);
  }

  protected yAt(progress: Progress): number {
    return mix(this.startY, this.end.y, progress);
  }

  protected override moveLine(byX: number, byY: number): void {
    super.moveLine(byX, byY);
    this.end = { x: this.end.x + byX, y: this.end.y + byY };
  }
}
