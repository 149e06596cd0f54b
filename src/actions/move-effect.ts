import type { Progress } from '../action/effect.js';
import { Leaf } from '../action/leaf.js';
import type { Point } from '../math/spline.js';
import type { Seconds } from '../clock/seconds.js';
import type { Ends } from '../time/stretch.js';
import type { Positioned } from './capabilities.js';

/**
 * The straight move in x and y, as fast as it goes: what everybody uses most. Leaf and effect are one object. Its own numbers are 3
 * the progress that was shown last, 4 and 5 the place where it is, 6 and 7 how far it leads in x and y.
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
  lay(last: Progress, placeX: number, placeY: number, byX: number, byY: number): this {
    this[3] = last;
    this[4] = placeX;
    this[5] = placeY;
    this[6] = byX;
    this[7] = byY;
    return this;
  }

  update(progress: Progress): void {
    const { target } = this;
    const last = this[3]!;
    if (target.x === this[4]! + this[6]! * last && target.y === this[5]! + this[7]! * last) this.put(progress);
    else this.carry(progress);
  }

  /** Writes the place at `progress`. */
  protected abstract put(progress: Progress): void;

  /** Moves the whole line by a distance. */
  protected moveLine(byX: number, byY: number): void {
    this[4]! += byX;
    this[5]! += byY;
  }

  /** Something else moved the target, it rounds what is written, or the last place was the end. */
  private carry(progress: Progress): void {
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

  protected put(progress: Progress): void {
    const { target } = this;
    target.x = this[4]! + this[6]! * progress;
    target.y = this[5]! + this[7]! * progress;
    this[3] = progress;
  }
}

/** Leads to a place, and ends there exactly. */
export class MoveTo extends Move {
  /** Where it ends, unless something else moves the target. */
  place: Readonly<Point>;

  constructor(target: Positioned, place: Readonly<Point>, start: Seconds, end: Seconds, ends: Ends) {
    super(target, start, end, ends);
    this.place = place;
  }

  protected override copy(): MoveTo {
    const { target, place, start, end, ends } = this;
    const copy = new MoveTo(target, place, start, end, ends);
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

  protected put(progress: Progress): void {
    const { target } = this;
    if (progress === 1) {
      target.x = this.place.x;
      target.y = this.place.y;
    } else {
      target.x = this[4]! + this[6]! * progress;
      target.y = this[5]! + this[7]! * progress;
    }
    this[3] = progress;
  }

  protected override moveLine(byX: number, byY: number): void {
    super.moveLine(byX, byY);
    this.place = { x: this.place.x + byX, y: this.place.y + byY };
  }
}
