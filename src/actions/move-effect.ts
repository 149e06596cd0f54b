import type { Progress } from '../action/effect.js';
import { Leaf } from '../action/leaf.js';
import { mix } from '../math/mix.js';
import type { Playhead } from '../time/playhead.js';
import type { Seconds } from '../time/seconds.js';
import type { Ends } from '../time/stretch.js';
import type { Positioned } from './capabilities.js';
import { readNumber } from './lens.js';

/**
 * The numbers of a move that starts now: behind those of the stretch (see `span`) the place where it is, x and y as they were given, and the
 * progress that was shown last.
 */
export function moveNumbers(
  name: string,
  target: Positioned,
  x: number,
  y: number,
  start: Seconds,
  end: Seconds,
): number[] {
  return [start, end, NaN, readNumber(name, 'x', target), readNumber(name, 'y', target), x, y, 0];
}

/**
 * The straight move in x and y, as fast as it goes: what everybody uses most. Leaf and effect are one object, and its numbers lie
 * side by side.
 *
 * It stacks like every move. What else has moved the target shows when it is not where the last update left it: to know that, it is
 * cheaper to compute that place again than to keep it.
 */
abstract class Move extends Leaf {
  protected readonly target: Positioned;

  constructor(target: Positioned, numbers: number[], playhead: Playhead, ends: Ends) {
    super(playhead, numbers, ends);
    this.target = target;
  }

  update(progress: Progress): void {
    const { target, last } = this;
    if (target.x === this.xAt(last) && target.y === this.yAt(last)) this.put(progress);
    else this.carry(progress);
  }

  protected abstract xAt(progress: Progress): number;
  protected abstract yAt(progress: Progress): number;

  /** Where the line begins. */
  protected get startX(): number {
    return this.numbers[3]!;
  }

  protected get startY(): number {
    return this.numbers[4]!;
  }

  /** By how much it leads on, or where it ends. */
  protected get x(): number {
    return this.numbers[5]!;
  }

  protected get y(): number {
    return this.numbers[6]!;
  }

  /** The progress that was shown last. */
  private get last(): Progress {
    return this.numbers[7]!;
  }

  /** Moves the whole line by a distance. */
  protected moveLine(byX: number, byY: number): void {
    this.numbers[3] = this.startX + byX;
    this.numbers[4] = this.startY + byY;
  }

  private put(progress: Progress): void {
    const { target } = this;
    target.x = this.xAt(progress);
    target.y = this.yAt(progress);
    this.numbers[7] = progress;
  }

  /** The target is not where it was left: something else moved it, or it rounds what is written. */
  private carry(progress: Progress): void {
    const { target } = this;
    const { x, y } = target;
    // What the target says after the same write was no push.
    this.put(this.last);
    this.moveLine(x - target.x, y - target.y);
    this.put(progress);
  }
}

/** Leads on by x and y. */
export class MoveBy extends Move {
  protected override copy(): MoveBy {
    return new MoveBy(this.target, this.numbers.slice(), this.playhead, this.ends);
  }

  protected xAt(progress: Progress): number {
    return this.startX + this.x * progress;
  }

  protected yAt(progress: Progress): number {
    return this.startY + this.y * progress;
  }
}

/** Leads to x and y. */
export class MoveTo extends Move {
  protected override copy(): MoveTo {
    return new MoveTo(this.target, this.numbers.slice(), this.playhead, this.ends);
  }

  protected xAt(progress: Progress): number {
    return mix(this.startX, this.x, progress);
  }

  protected yAt(progress: Progress): number {
    return mix(this.startY, this.y, progress);
  }

  protected override moveLine(byX: number, byY: number): void {
    super.moveLine(byX, byY);
    this.numbers[5] = this.x + byX;
    this.numbers[6] = this.y + byY;
  }
}
