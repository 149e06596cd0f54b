import { mix } from '../math/mix.js';
import type { Point } from '../math/spline.js';
import type { Seconds } from './seconds.js';
import type { Straight } from './straight.js';

/** The numbers of a row: the time, when the line starts and ends, and where. */
const WIDTH = 8;

/**
 * Straight lines on a clock that nobody takes the progress of, by the places of their players. Their numbers stand side by side: a frame takes half as long
 * as one in which each player fetches its own.
 */
export class Rows {
  /** The place that it has come to. */
  place = 0;
  /** How many rows there are. */
  count = 0;
  private readonly numbers: number[] = [];
  /** What each row leads; undefined where the player leads itself. */
  private readonly targets: (Point | undefined)[] = [];

  enter(
    place: number,
    { target, fromX, fromY, toX, toY }: Straight,
    time: Seconds,
    start: Seconds,
    end: Seconds,
  ): void {
    const { numbers, targets } = this;
    for (; targets.length <= place; targets.push(undefined)) numbers.push(0, 0, 0, 0, 0, 0, 0, 0);
    targets[place] = target;
    this.count++;
    [time, end, start, end - start, fromX, toX, fromY, toY].forEach((number, index) => {
      numbers[place * WIDTH + index] = number;
    });
  }

  /** Takes a row out, if there is one. Returns its time. */
  leave(place: number): Seconds | undefined {
    if (this.targets[place] === undefined) return undefined;
    this.targets[place] = undefined;
    this.count--;
    return this.numbers[place * WIDTH];
  }

  /** Lets a frame pass from `place` on, up to a player that leads itself or whose line ends. */
  pass(dt: Seconds): void {
    const { numbers, targets } = this;
    const count = targets.length;
    for (let { place } = this; place < count; this.place = ++place) {
      const target = targets[place];
      if (target === undefined) return;
      const at = place * WIDTH;
      const time = numbers[at]! + dt;
      if (!(time < numbers[at + 1]!)) return;
      numbers[at] = time;
      const progress = (time - numbers[at + 2]!) / numbers[at + 3]!;
      target.x = mix(numbers[at + 4]!, numbers[at + 5]!, progress);
      // Writing x may stop it.
      if (targets[place] === target) target.y = mix(numbers[at + 6]!, numbers[at + 7]!, progress);
    }
  }
}
