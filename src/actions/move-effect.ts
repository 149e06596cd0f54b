import type { Progress } from '../action/effect.js';
import { Leaf } from '../action/leaf.js';
import { mix } from '../math/mix.js';
import type { Seconds } from '../time/seconds.js';
import type { Ends } from '../time/stretch.js';
import type { Positioned } from './capabilities.js';

/**
 * The straight move in x and y, as fast as it goes: what everybody uses most. Leaf and effect are one object. Its own numbers are 3
 * the progress that was shown last, 4 and 5 the place where it is, 6 and 7 the x and y as they were given.
 *
 * It stacks like every move. What else has moved the target shows when it is not where the last update left it: to know that, it is
 * cheaper to compute that place again than to keep it.
 */
abstract class Move extends Leaf {
  protected readonly target: Positioned;

  constructor(target: Positioned, start: Seconds, end: Seconds, ends: Ends) {
    super(start, end, ends);
    this.target = target;
  }

  /** Begins anew, where it is spent. Returns whether it can. */
  renew(target: Positioned, start: Seconds, end: Seconds, ends: Ends): boolean {
    if (target !== this.target) return false;
    this[0] = start;
    this[1] = end;
    this.ends = ends;
    this[2] = NaN;
    this.bend(null);
    return true;
  }

  /** Gives it the numbers of its own. */
  lay(last: Progress, placeX: number, placeY: number, x: number, y: number): this {
    this[3] = last;
    this[4] = placeX;
    this[5] = placeY;
    this[6] = x;
    this[7] = y;
    return this;
  }

  /** Writes the place at `progress`. `update` of each kind says it again, for it is what a frame spends its time on. */
  protected abstract put(progress: Progress): void;

  /** Moves the whole line by a distance. */
  protected moveLine(byX: number, byY: number): void {
    this[4]! += byX;
    this[5]! += byY;
  }

  /** Something else moved the target, or it rounds what is written. */
  protected carry(progress: Progress): void {
    const { target } = this;
    const { x, y } = target;
    // What the target says after the same write was no push.
    this.put(this[3]!);
    this.moveLine(x - target.x, y - target.y);
    this.put(progress);
  }
}

/** Leads on by x and y. */
export class MoveBy extends Move {
  protected override copy(): MoveBy {
    const { target, start, end, ends } = this;
    const copy = new MoveBy(target, start, end, ends);
    return copy.lay(this[3]!, this[4]!, this[5]!, this[6]!, this[7]!);
  }

  override pass(dt: Seconds): boolean {
    const start = this[0]!;
    const end = this[1]!;
    const time = this[2]! + dt;
    if (!(time < end) || this.curve !== null) return false;
    this[2] = time;
    this.update((time - start) / (end - start));
    return this[2] >= time;
  }

  update(progress: Progress): void {
    const { target } = this;
    const startX = this[4]!;
    const startY = this[5]!;
    const byX = this[6]!;
    const byY = this[7]!;
    const last = this[3]!;
    if (target.x === startX + byX * last && target.y === startY + byY * last) {
      target.x = startX + byX * progress;
      target.y = startY + byY * progress;
      this[3] = progress;
    } else {
      this.carry(progress);
    }
  }

  protected put(progress: Progress): void {
    const { target } = this;
    target.x = this[4]! + this[6]! * progress;
    target.y = this[5]! + this[7]! * progress;
    this[3] = progress;
  }
}

/** Leads to x and y. */
export class MoveTo extends Move {
  protected override copy(): MoveTo {
    const { target, start, end, ends } = this;
    const copy = new MoveTo(target, start, end, ends);
    return copy.lay(this[3]!, this[4]!, this[5]!, this[6]!, this[7]!);
  }

  override pass(dt: Seconds): boolean {
    const start = this[0]!;
    const end = this[1]!;
    const time = this[2]! + dt;
    if (!(time < end) || this.curve !== null) return false;
    this[2] = time;
    this.update((time - start) / (end - start));
    return this[2] >= time;
  }

  update(progress: Progress): void {
    const { target } = this;
    const startX = this[4]!;
    const startY = this[5]!;
    const toX = this[6]!;
    const toY = this[7]!;
    const last = this[3]!;
    if (target.x === mix(startX, toX, last) && target.y === mix(startY, toY, last)) {
      target.x = mix(startX, toX, progress);
      target.y = mix(startY, toY, progress);
      this[3] = progress;
    } else {
      this.carry(progress);
    }
  }

  protected put(progress: Progress): void {
    const { target } = this;
    target.x = mix(this[4]!, this[6]!, progress);
    target.y = mix(this[5]!, this[7]!, progress);
    this[3] = progress;
  }

  protected override moveLine(byX: number, byY: number): void {
    super.moveLine(byX, byY);
    this[6]! += byX;
    this[7]! += byY;
  }
}
