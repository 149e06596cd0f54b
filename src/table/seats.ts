import { NOTHING, PAUSE, TIME, UNTIL, WIDTH } from './row.js';
import { Rows } from './rows.js';

/** A player of a clock, or a lane of a manager, as the table advances it. */
export interface Seat {
  /** Its first slot; -1 while it has none. */
  slot: number;
}

/** This many gaps are not worth closing. */
const FEW = 16;

/**
 * Seats in the order in which they came, each with as many slots in a row as it has rows, and at least one.
 *
 * Removing a seat only leaves a gap, so it costs nothing. Slots move between frames.
 */
export class Seats<S extends Seat> {
  rows: Rows = new Rows(16);
  /** How many seats there are. */
  count = 0;
  /** The seat of each slot; null in a gap. */
  protected seats: (S | null)[] = [];
  /** How many slots are taken. */
  private taken = 0;
  /** The seats that need more slots, and how many. */
  private readonly wanted = new Map<S, number>();

  add(seat: S): void {
    this.giveSlots(seat, 1);
    this.count++;
  }

  /** The seats in their order. */
  all(): S[] {
    return this.seats.filter((seat, slot) => seat !== this.seats[slot + 1]).filter((seat) => seat !== null);
  }

  /** Removes a seat and leaves a gap. */
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

  /** Whether a seat has slots for `count` rows. If it does not, it gets them before the next frame. */
  reserve(seat: S, count: number): boolean {
    const width = this.widthOf(seat);
    if (count > width) {
      this.wanted.set(seat, count);
      return false;
    }
    if (this.wanted.size > 0) this.wanted.delete(seat);
    this.rows.reserve(seat.slot + width - 1);
    return true;
  }

  /** How many slots a seat has. */
  widthOf({ slot }: S): number {
    let end = slot + 1;
    while (this.seats[end] === this.seats[slot]) end++;
    return end - slot;
  }

  /** Whether rows animate the run of a seat. */
  hasRows({ slot }: S): boolean {
    return slot >= 0 && this.rows.kinds[slot] !== NOTHING;
  }

  timeOf({ slot }: S): number {
    return this.rows.numbers[slot * WIDTH + TIME]!;
  }

  /** Fills the unused slots of a seat with pauses, and sets the time of all its rows. */
  fill({ slot }: S, used: number, time: number, until: number): void {
    const { rows, seats } = this;
    const seat = seats[slot];
    for (let at = slot; seats[at] === seat; at++) {
      if (at >= slot + used) rows.set(at, PAUSE, null);
      rows.numbers[at * WIDTH + TIME] = time;
      rows.numbers[at * WIDTH + UNTIL] = until;
    }
  }

  /** Forgets the rows of a seat. */
  clear(seat: S): void {
    for (let { slot } = seat; this.seats[slot] === seat; slot++) this.rows.clear(slot);
  }

  /** Gives seats the slots that they want, and closes the gaps once they outnumber the taken slots. */
  protected closeUp(): void {
    const { seats, wanted, taken } = this;
    const isSparse = seats.length > 2 * taken + FEW;
    if (wanted.size === 0 && !isSparse) return;
    // Without seats, all rows are empty.
    if (taken === 0) {
      this.seats = [];
      return;
    }
    // Usually only the newest seats want more slots, so those before them stay where they are.
    let first = isSparse ? 0 : seats.length;
    for (const { slot } of wanted.keys()) first = Math.min(first, slot);
    const rows = this.rows.cut(first, seats.length);
    const moved = seats.splice(first);
    if (first === 0) this.rows = new Rows(taken);
    for (let end = 0, slot = 0; slot < moved.length; slot = end) {
      const seat = moved[slot] as S | null;
      while (moved[end] === seat && end < moved.length) end++;
      if (seat === null) continue;
      this.taken -= end - slot;
      this.giveSlots(seat, wanted.get(seat) ?? end - slot);
      for (let from = slot; from < end; from++)
        if (rows.kinds[from] !== NOTHING) this.rows.copy(rows, from, seat.slot + from - slot);
    }
    wanted.clear();
  }

  private giveSlots(seat: S, count: number): void {
    seat.slot = this.seats.length;
    for (let slot = seat.slot; slot < seat.slot + count; slot++) {
      this.rows.open(slot);
      this.seats.push(seat);
    }
    this.taken += count;
  }
}
