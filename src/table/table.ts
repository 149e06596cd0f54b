import { refuseCurveValue } from '../math/curve-value.js';
import * as row from './row.js';
import { type Seat, Seats } from './seats.js';

/**
 * The seats that are advanced in each frame, in the order in which they came, and the rows of those that are only plain
 * leaves.
 *
 * In most frames, nothing begins or ends, and no method of a run is called. The walk then only goes along the rows;
 * anything unusual is left to the turn of its seat. A seat has a slot for each row, and at least one.
 *
 * This is the one file that is written for a compiler. What V8 makes of it (times of 1,000 rows):
 * - `walkPlainRows` is one loop, usually without calls. A second loop in it, or one more index to follow, costs half as
 *   much again.
 * - Imported functions and constants are looked up and compared each time (6.3 to 7.3 ns a row), so sums and numbers
 *   are written out.
 * - `at | TO` is `at + TO`, since a row begins at a multiple of eight. It cannot overflow, so nothing is checked.
 * - Kinds are compared by size. V8 makes a jump table of tests for equality, which a processor predicts badly when two
 *   kinds alternate: a spawn of two then takes 28 ns instead of 11.
 * - The usual properties have a case each with the property written out: a computed key takes three times as long.
 * - A call of a curve costs 2 ns; with a thousand different curves, 7 ns. So a plain row has none.
 * - Reading a property back costs as much as the arithmetic of a whole row: only rows that add do so.
 * - `array[-1]` is a lookup of a property by name (190 ns).
 */
export abstract class Table<S extends Seat> extends Seats<S> {
  /** The slot in turn; -1 between frames. */
  protected slot = -1;
  /** A method of the run in turn was called: the walk stops after its last row. */
  private isInterrupted = false;

  /** The turn of a seat. If a method of its run was called while its rows were in turn, they have shown the frame. */
  protected abstract turn(seat: S, dt: number): void;
  /** Begins a new row, which the walk then shows, at time 0. Returns whether it did. */
  protected abstract wake(seat: S, step: number): boolean;
  /** Shows a frame in which a row ends. If it returns false, it has done nothing, and its seat has its turn. */
  protected abstract endRow(seat: S, step: number): boolean;
  /** The target of a row has thrown. The seat is null if it was removed since. */
  protected abstract fail(seat: S | null, error: unknown): void;

  override add(seat: S): void {
    // Between frames, slots may move.
    if (this.slot < 0) this.closeUp();
    super.add(seat);
  }

  protected isInTurn(seat: S): boolean {
    return this.slot >= 0 && this.seats[this.slot] === seat;
  }

  /** A method of a seat's run is called. Returns whether the seat is in turn: its last row is then the walk's last. */
  protected interrupt(seat: S): boolean {
    const isInTurn = this.isInTurn(seat);
    if (isInTurn) this.isInterrupted = true;
    return isInTurn;
  }

  /** Shows a frame to each seat, including those added during the walk, unless newcomers wait. */
  walk(dt: number, newcomersWait: boolean = false): void {
    this.closeUp();
    const { seats } = this;
    const end = newcomersWait ? seats.length : Infinity;
    for (this.slot = 0; ; this.slot++) {
      this.walkRows(dt, end);
      if (this.slot >= seats.length || this.slot >= end) break;
      const seat = seats[this.slot]!;
      if ((seat as S | null) === null) continue;
      this.turn(seat, dt);
      while (seats[this.slot + 1] === seat) this.slot++;
    }
    this.slot = -1;
  }

  /** Goes along the rows to a seat that needs its turn. */
  private walkRows(dt: number, end: number): void {
    // Rows only go forwards. With any other delta, each seat has its turn.
    const step = typeof dt === 'number' && dt >= 0 && dt < Infinity ? dt : NaN;
    try {
      for (; ; this.slot++) {
        this.walkPlainRows(step);
        if (this.takeInterruption()) return;
        const seat = this.slot < end ? this.seats[this.slot] : undefined;
        // A gap.
        if (seat === null) continue;
        if (seat === undefined || !this.hasRows(seat) || Number.isNaN(step)) return;
        if (this.wake(seat, step)) this.slot--;
        else if (!this.endRow(seat, step) || this.takeInterruption()) return;
      }
    } catch (error) {
      const seat = this.seats[this.slot] ?? null;
      this.fail(seat !== null && this.hasRows(seat) ? seat : null, error);
      this.isInterrupted = false;
    }
  }

  private takeInterruption(): boolean {
    const { isInterrupted } = this;
    this.isInterrupted = false;
    return isInterrupted;
  }

  /** Goes along the rows to a slot that needs more: it is empty, a leaf ends, or a method of its run was called. */
  private walkPlainRows(delta: number): void {
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
    const LEAF: typeof row.LEAF = 1;
    const POSITION: typeof row.POSITION = 2;
    const ADD_POSITION: typeof row.ADD_POSITION = 3;
    const X: typeof row.X = 4;
    const Y: typeof row.Y = 5;
    const ROTATION: typeof row.ROTATION = 6;
    const ADD_ROTATION: typeof row.ADD_ROTATION = 7;
    const OPACITY: typeof row.OPACITY = 8;
    const PERCENTAGE: typeof row.PERCENTAGE = 9;
    const SCALE: typeof row.SCALE = 10;
    const SKEW: typeof row.SKEW = 11;
    const PROGRESS: typeof row.PROGRESS = 12;
    const CURVED: typeof row.CURVED = 16;
    const SEGMENT: typeof row.SEGMENT = 32;
    const { rows, seats } = this;
    const { numbers, beside, kinds, targets, curves } = rows;
    // The product is a double for V8 from the start.
    const step = delta * 1;
    for (let { slot } = this; ; this.slot = ++slot) {
      let kind = kinds[slot]!;
      if (kind === NOTHING) return;
      const at = slot * WIDTH;
      const time = numbers[at | TIME]! + step;
      if (!(time < numbers[at | UNTIL]!)) return;
      numbers[at | TIME] = time;
      const target = targets[slot]!;
      let line = at;
      let progress = (time - numbers[at | START]!) / numbers[at | DURATION]!;
      if (kind >= CURVED) {
        if (kind >= SEGMENT) {
          progress = (progress - beside[2 * slot]!) / beside[2 * slot + 1]!;
          kind -= SEGMENT;
        } else {
          const bent = curves[slot]!(progress);
          progress = bent - bent === 0 ? bent : refuseCurveValue(bent, progress);
          kind -= CURVED;
        }
        // `FROM | 1` is TO: the line then starts where it ends, and so shows its end exactly.
        if (progress === 1) line = at | 1;
      }
      const from = numbers[line | FROM]!;
      const value = from + (numbers[at | TO]! - from) * progress;
      if (kind === POSITION) {
        target.x = value;
        target.y = numbers[line | FROM_2]! + (numbers[at | TO_2]! - numbers[line | FROM_2]!) * progress;
      } else if (kind <= LEAF) {
        target.showTime(time);
      } else if (kind <= ADD_POSITION) {
        const push = target.x! - beside[2 * slot]!;
        if (push !== 0) rows.push(at, push);
        target.x = numbers[line | FROM]! + (numbers[at | TO]! - numbers[line | FROM]!) * progress;
        // Read back, because a target may round what it is given.
        beside[2 * slot] = target.x!;
        const push2 = target.y! - beside[2 * slot + 1]!;
        if (push2 !== 0) rows.push(at + FROM_2 - FROM, push2);
        target.y = numbers[line | FROM_2]! + (numbers[at | TO_2]! - numbers[line | FROM_2]!) * progress;
        beside[2 * slot + 1] = target.y!;
      } else if (kind <= X) {
        target.x = value;
      } else if (kind <= Y) {
        target.y = value;
      } else if (kind <= ROTATION) {
        target.rotation = value;
      } else if (kind <= ADD_ROTATION) {
        const push = target.rotation! - beside[2 * slot]!;
        if (push !== 0) rows.push(at, push);
        target.rotation = numbers[line | FROM]! + (numbers[at | TO]! - numbers[line | FROM]!) * progress;
        beside[2 * slot] = target.rotation!;
      } else if (kind <= OPACITY) {
        target.opacity = value;
      } else if (kind <= PERCENTAGE) {
        target.percentage = value;
      } else if (kind <= SCALE) {
        target.scaleX = value;
        target.scaleY = numbers[line | FROM_2]! + (numbers[at | TO_2]! - numbers[line | FROM_2]!) * progress;
      } else if (kind <= SKEW) {
        target.skewX = value;
        target.skewY = numbers[line | FROM_2]! + (numbers[at | TO_2]! - numbers[line | FROM_2]!) * progress;
      } else if (kind <= PROGRESS) {
        target.next(progress);
      }
      if (this.isInterrupted && seats[slot + 1] !== seats[slot]) return;
    }
  }
}
