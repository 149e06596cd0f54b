import { NOTHING } from './row.js';
import { Rows } from './rows.js';

/** One who is advanced in each frame: a player of a clock, or the actions of one target. */
export interface Seat {
  /** Its first slot; -1 while it has none. */
  slot: number;
}

/**
 * Seats in the order in which they came, each with as many slots in a row as it has rows, and at least one.
 *
 * A seat that leaves leaves a gap, at once and at no cost. All else that moves slots happens between frames.
 */
export class Seats<S extends Seat> {
  readonly rows: Rows = new Rows(16);
  /** How many seats there are. */
  count = 0;
  /** The seat of each slot; null where one has left. */
  protected readonly seats: (S | null)[] = [];
  /** How many slots are taken. */
  private taken = 0;
  /** The seats that need more slots, and how many. */
  private readonly wanted = new Map<S, number>();

  add(seat: S): void {
    seat.slot = this.seats.length;
    this.rows.open(seat.slot);
    this.seats.push(seat);
    this.taken++;
    this.count++;
  }

  /** Takes a seat out, at once and at no cost: the others close up between frames. */
  remove(seat: S): void {
    for (let { slot } = seat; this.seats[slot] === seat; slot++) {
      this.rows.clear(slot);
      this.seats[slot] = null;
      this.taken--;
    }
    if (this.wanted.size > 0) this.wanted.delete(seat);
    seat.slot = -1;
    this.count--;
  }

  /** Whether a seat has a slot for each of so many rows. If it has not, it gets them when the frame is over. */
  reserve(seat: S, count: number): boolean {
    if (count > 1 && this.seats[seat.slot + count - 1] !== seat) {
      this.wanted.set(seat, count);
      return false;
    }
    this.rows.reserve(seat.slot + this.widthOf(seat) - 1);
    return true;
  }

  /** How many slots a seat has. */
  widthOf(seat: S): number {
    let width = 1;
    while (this.seats[seat.slot + width] === seat) width++;
    return width;
  }

  /** Gives out the slots that are wanted, and closes the gaps once there are more of them than slots that are taken. */
  protected settle(): void {
    if (this.wanted.size > 0) this.spread();
    else if (this.seats.length > 2 * this.taken) this.closeUp();
  }

  /** From the last slot down to the first seat that gets more: each moves up by what is still missing. */
  private spread(): void {
    const { seats, wanted } = this;
    let from = seats.length;
    let missing = 0;
    for (const [seat, count] of wanted) missing += count - this.widthOf(seat);
    this.taken += missing;
    for (let count = missing; count > 0; count--) this.rows.open(seats.push(null) - 1);
    while (missing > 0) {
      const seat = seats[--from]!;
      const count = wanted.get(seat);
      if (count !== undefined) {
        const end = from + 1 + missing;
        missing -= count - this.widthOf(seat);
        wanted.delete(seat);
        // What it gets stands after what it has.
        seats.fill(seat, from + 1 + missing, end);
      }
      this.move(from, from + missing);
    }
  }

  private closeUp(): void {
    let to = 0;
    for (let from = 0; from < this.seats.length; from++) if (this.seats[from] !== null) this.move(from, to++);
    this.seats.length = to;
  }

  private move(from: number, to: number): void {
    if (from === to) return;
    const seat = this.seats[from]!;
    this.seats[to] = seat;
    this.seats[from] = null;
    if ((seat as S | null) === null) return;
    if (seat.slot === from) seat.slot = to;
    if (this.rows.kinds[from] !== NOTHING) this.rows.copy(this.rows, from, to);
    else this.rows.clear(to);
    this.rows.clear(from);
  }
}
