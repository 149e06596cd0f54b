import { refuseBent } from '../action/leaf.js';
import type { Seconds } from '../clock/seconds.js';
import { type Columns, rowsFor } from './columns.js';
import type { Lane } from './lane.js';
import type { Places } from './places.js';
import * as row from './row.js';
import type { Running } from './running.js';

/**
 * The running actions whose live leaves are all plain. It is what makes a frame fast, and the one file that is written for the compiler.
 *
 * In most frames nothing begins, ends or is asked of an action. A frame then goes along this table. Whatever is unusual is left to the
 * action itself, which is handed its state back. An action has a row for each live leaf, and one more where its progress is observed.
 *
 * What V8 makes of it (times of 1,000 rows):
 * - `pass` is one loop without a call in its usual cases. A second loop within it, or one more index to follow, costs half as much again.
 * - Imported functions and constants are looked up and compared each time (6.3 to 7.3 ns a row), so sums and numbers are written out here.
 * - `at | TO` is `at + TO`, since a row begins at a multiple of eight. It cannot overflow, so nothing is checked.
 * - Kinds are compared by size. Of tests for equality V8 makes a table of jumps, which a processor foresees badly where two kinds take
 *   turns: a spawn of two then takes 28 ns instead of 11.
 * - Whether a row was taken away is read from its kind. To compare targets takes a check of their type (10 ns instead of 6 a row).
 * - What is led most often has a case of its own, with its property written out: a key that varies takes three times as long.
 * - To call a curve costs 2 ns, a thousand different ones 7. So what bends nothing has none: the leg of a longer way is two numbers.
 * - Reading a property back costs as much as the arithmetic of a whole row: only what adds to its numbers does it.
 * - While a move in the plane is a row, it has neither leaf nor effect; they are made again when they are needed. A running move
 *   holds 200 bytes less for it.
 */
export class FrameTable {
  /** Whose turn it is; -1 between frames. */
  place = -1;
  /** Something was asked of the action in turn: the table stops behind its last row. */
  private isInterrupted = false;
  private readonly columns: Columns;
  private readonly places: Places;

  constructor(columns: Columns, places: Places) {
    this.columns = columns;
    this.places = places;
  }

  /** Whether it leads the action of a lane. */
  has({ place }: Lane): boolean {
    return place >= 0 && this.columns.kinds[place] !== row.NOTHING;
  }

  timeOf({ place }: Lane): Seconds {
    return this.columns.timeOf(place);
  }

  /** Stops behind the action in turn. Returns whether it was not to stop there already. */
  interrupt(): boolean {
    if (this.isInterrupted) return false;
    this.isInterrupted = true;
    return true;
  }

  takeInterruption(): boolean {
    const { isInterrupted } = this;
    this.isInterrupted = false;
    return isInterrupted;
  }

  /** Takes over the only action of a lane, if all of its live leaves are plain and the lane has a row for each. */
  enter(lane: Lane, running: Running): void {
    const rows = rowsFor(running);
    if (rows === 0) return;
    if (rows > lane.width) {
      this.places.widen(lane, rows);
      return;
    }
    // Only here, between two turns: within a turn the numbers stay the same array.
    this.columns.reserve(lane.place + lane.width);
    this.columns.layRun(lane, running);
  }

  /** Has the action of a lane lead itself again. */
  handBack(lane: Lane, running: Running): void {
    this.columns.returnRun(lane, running);
    this.clear(lane);
  }

  /** Forgets the action of a lane. */
  clear({ place, width }: Lane): void {
    for (let index = place; index < place + width; index++) this.columns.clear(index);
  }

  /** Goes along the places, up to one that asks for more: nothing stands there, a leaf ends, or something was asked of its action. */
  pass(dt: Seconds): void {
    const NOTHING: typeof row.NOTHING = 0;
    const TIME: typeof row.TIME = 0;
    const UNTIL: typeof row.UNTIL = 1;
    const START: typeof row.START = 2;
    const DURATION: typeof row.DURATION = 3;
    const FROM: typeof row.FROM = 4;
    const TO: typeof row.TO = 5;
    const FROM_2: typeof row.FROM_2 = 6;
    const TO_2: typeof row.TO_2 = 7;
    const WIDTH: typeof row.WIDTH = 8;
    const EFFECT: typeof row.EFFECT = 1;
    const PLACE: typeof row.PLACE = 2;
    const ADD_PLACE: typeof row.ADD_PLACE = 3;
    const X: typeof row.X = 4;
    const Y: typeof row.Y = 5;
    const ROTATION: typeof row.ROTATION = 6;
    const ADD_ROTATION: typeof row.ADD_ROTATION = 7;
    const OPACITY: typeof row.OPACITY = 8;
    const PERCENTAGE: typeof row.PERCENTAGE = 9;
    const SCALE: typeof row.SCALE = 10;
    const SKEW: typeof row.SKEW = 11;
    const TELL: typeof row.TELL = 12;
    const TELL_AT: typeof row.TELL_AT = 13;
    const SPARE: typeof row.SPARE = 14;
    const CURVED: typeof row.CURVED = 16;
    const IN_LEGS: typeof row.IN_LEGS = 32;
    const { numbers, beside, kinds, led, curves } = this.columns;
    const { lanes } = this.places;
    // A double, and known to be one.
    const step = dt * 1;
    for (let { place } = this; ; this.place = ++place) {
      const laid = kinds[place]!;
      if (laid === NOTHING) return;
      const at = place * WIDTH;
      const time = numbers[at | TIME]! + step;
      if (!(time < numbers[at | UNTIL]!)) return;
      numbers[at | TIME] = time;
      let kind = laid;
      let line = at;
      let progress = (time - numbers[at | START]!) / numbers[at | DURATION]!;
      // Whatever is called, read or written may stop the action. Then its place is empty, and nothing is written any more.
      if (laid >= CURVED) {
        if (laid >= IN_LEGS) {
          progress = (progress - beside[2 * place]!) / beside[2 * place + 1]!;
          kind = laid - IN_LEGS;
        } else {
          const bent = curves[place]!(progress);
          progress = bent - bent === 0 ? bent : refuseBent(bent, progress);
          kind = kinds[place] === laid ? laid - CURVED : SPARE;
        }
        // `FROM | 1` is TO: the line then starts where it ends, and so shows its end exactly.
        if (progress === 1) line = at | 1;
      }
      const target = led[place]!;
      const from = numbers[line | FROM]!;
      const value = from + (numbers[at | TO]! - from) * progress;
      if (kind === PLACE) {
        target.x = value;
        if (kinds[place] === laid)
          target.y = numbers[line | FROM_2]! + (numbers[at | TO_2]! - numbers[line | FROM_2]!) * progress;
      } else if (kind <= EFFECT) {
        target.update(progress);
      } else if (kind <= ADD_PLACE) {
        const push = target.x! - beside[2 * place]!;
        const push2 = target.y! - beside[2 * place + 1]!;
        if (push !== 0) row.push(numbers, at, push);
        if (push2 !== 0) row.push(numbers, at + FROM_2 - FROM, push2);
        if (kinds[place] === laid) {
          target.x = numbers[line | FROM]! + (numbers[at | TO]! - numbers[line | FROM]!) * progress;
          if (kinds[place] === laid) {
            target.y = numbers[line | FROM_2]! + (numbers[at | TO_2]! - numbers[line | FROM_2]!) * progress;
            // Read back, for a target may round what it is given.
            beside[2 * place] = target.x!;
            beside[2 * place + 1] = target.y!;
          }
        }
      } else if (kind <= X) {
        target.x = value;
      } else if (kind <= Y) {
        target.y = value;
      } else if (kind <= ROTATION) {
        target.rotation = value;
      } else if (kind <= ADD_ROTATION) {
        const push = target.rotation! - beside[2 * place]!;
        if (push !== 0) row.push(numbers, at, push);
        if (kinds[place] === laid) {
          target.rotation = numbers[line | FROM]! + (numbers[at | TO]! - numbers[line | FROM]!) * progress;
          beside[2 * place] = target.rotation!;
        }
      } else if (kind <= OPACITY) {
        target.opacity = value;
      } else if (kind <= PERCENTAGE) {
        target.percentage = value;
      } else if (kind <= SCALE) {
        target.scaleX = value;
        if (kinds[place] === laid)
          target.scaleY = numbers[line | FROM_2]! + (numbers[at | TO_2]! - numbers[line | FROM_2]!) * progress;
      } else if (kind <= SKEW) {
        target.skewX = value;
        if (kinds[place] === laid)
          target.skewY = numbers[line | FROM_2]! + (numbers[at | TO_2]! - numbers[line | FROM_2]!) * progress;
      } else if (kind <= TELL) {
        target.tell(progress);
      } else if (kind <= TELL_AT) {
        target.tellAt(time);
      } else if (kind > SPARE) {
        target.showTime(time);
      }
      if (this.isInterrupted && lanes[place + 1] !== lanes[place]) return;
    }
  }
}
