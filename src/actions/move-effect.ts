import type { Progress } from '../action/effect.js';
import { Leaf } from '../action/leaf.js';
import { mix } from '../math/mix.js';
import type { Playhead } from '../time/playhead.js';
import type { Seconds } from '../time/seconds.js';
import type { Ends } from '../time/stretch.js';
import type { Positioned } from './capabilities.js';
import { readNumber } from './lens.js';

/**
 * The numbers of a move that starts now. Behind those of the stretch (see `span`): 3 and 4 the place where it is, 5 and 6 the x and y as they
 * were given, 7 the progress that was shown last.
 */
export function moveNumbers(
  name: string,
  target: Positioned,
  x: number,
  y: number,
  start: Seconds,
  end: Seconds,
): number[] {
  return [start, end, NaN, readNumber(name, 'x', target.x), readNumber(name, 'y', target.y), x, y, 0];
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

  /** Begins anew, where it is spent. Returns whether it can. */
  renew(target: Positioned, numbers: readonly number[], ends: Ends): boolean {
    if (target !== this.target) return false;
    for (let index = 0; index < numbers.length; index++) this.numbers[index] = numbers[index]!;
    this.ends = ends;
    this.bend(null);
    return true;
  }

  /** Writes the place at `progress`. `update` of each kind says it again, for it is what a frame spends its time on. */
  protected abstract put(progress: Progress): void;

  /** Moves the whole line by a distance. */
  protected moveLine(byX: number, byY: number): void {
    this.numbers[3]! += byX;
    this.numbers[4]! += byY;
  }

  /** Something else moved the target, or it rounds what is written. */
  protected carry(progress: Progress): void {
    const { target } = this;
    const { x, y } = target;
    // What the target says after the same write was no push.
    this.put(this.numbers[7]!);
    this.moveLine(x - target.x, y - target.y);
    this.put(progress);
  }
}

/** Leads on by x and y. */
export class MoveBy extends Move {
  protected override copy(): MoveBy {
    return new MoveBy(this.target, this.numbers.slice(), this.playhead, this.ends);
  }

  update(progress: Progress): void {
    const { target, numbers } = this;
    const startX = numbers[3]!;
    const startY = numbers[4]!;
    const byX = numbers[5]!;
    const byY = numbers[6]!;
    const last = numbers[7]!;
    if (target.x === startX + byX * last && target.y === startY + byY * last) {
      target.x = startX + byX * progress;
      target.y = startY + byY * progress;
      numbers[7] = progress;
    } else {
      this.carry(progress);
    }
  }

  protected put(progress: Progress): void {
    const { target, numbers } = this;
    target.x = numbers[3]! + numbers[5]! * progress;
    target.y = numbers[4]! + numbers[6]! * progress;
    numbers[7] = progress;
  }
}

/** Leads to x and y. */
export class MoveTo extends Move {
  protected override copy(): MoveTo {
    return new MoveTo(this.target, this.numbers.slice(), this.playhead, this.ends);
  }

  update(progress: Progress): void {
    const { target, numbers } = this;
    const startX = numbers[3]!;
    const startY = numbers[4]!;
    const toX = numbers[5]!;
    const toY = numbers[6]!;
    const last = numbers[7]!;
    if (target.x === mix(startX, toX, last) && target.y === mix(startY, toY, last)) {
      target.x = mix(startX, toX, progress);
      target.y = mix(startY, toY, progress);
      numbers[7] = progress;
    } else {
      this.carry(progress);
    }
  }

  protected put(progress: Progress): void {
    const { target, numbers } = this;
    target.x = mix(numbers[3]!, numbers[5]!, progress);
    target.y = mix(numbers[4]!, numbers[6]!, progress);
    numbers[7] = progress;
  }

  protected override moveLine(byX: number, byY: number): void {
    super.moveLine(byX, byY);
    this.numbers[5]! += byX;
    this.numbers[6]! += byY;
  }
}
