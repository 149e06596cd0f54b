import type { Columns } from './columns.js';
import type { Lane } from './lane.js';

/**
 * The lanes in the order in which they came, each with as many places in a row as it has rows in the frame table.
 *
 * A lane that leaves leaves holes, at once and at no cost. All else that changes places happens between two frames.
 */
export class Places {
  /** The lane at each place; null where one has left. */
  readonly lanes: (Lane | null)[] = [];
  /** How many places are taken. */
  private taken = 0;
  /** How many places are missing. */
  private missing = 0;
  private readonly columns: Columns;

  /** @param columns What stands at the places, and moves with them. */
  constructor(columns: Columns) {
    this.columns = columns;
  }

  add(lane: Lane): void {
    lane.place = this.lanes.length;
    lane.width = lane.wanted = 1;
    this.open(lane);
    this.taken++;
  }

  remove(lane: Lane): void {
    this.missing -= lane.wanted - lane.width;
    this.taken -= lane.width;
    this.lanes.fill(null, lane.place, lane.place + lane.width);
    lane.place = -1;
  }

  /** Gives a lane this many places when the frame is through. */
  widen(lane: Lane, width: number): void {
    this.missing += width - lane.wanted;
    lane.wanted = width;
  }

  /** Gives the places that are missing, and closes the holes where there are more of them than places that are taken. */
  settle(): void {
    if (this.missing > 0) this.spread();
    else if (this.lanes.length > 2 * this.taken) this.closeUp();
  }

  /** From the last place down to the first lane that gets more: each moves up by what is still missing. */
  private spread(): void {
    const { lanes } = this;
    let from = lanes.length;
    this.taken += this.missing;
    for (let count = this.missing; count > 0; count--) this.open(null);
    while (this.missing > 0) {
      const lane = lanes[--from] as Lane | null;
      if (lane !== null && lane.wanted > lane.width) {
        const end = from + 1 + this.missing;
        this.missing -= lane.wanted - lane.width;
        lane.width = lane.wanted;
        // What it gets stands behind what it has.
        lanes.fill(lane, from + 1 + this.missing, end);
      }
      this.move(from, from + this.missing);
    }
  }

  private closeUp(): void {
    const { lanes } = this;
    let to = 0;
    for (let from = 0; from < lanes.length; from++) if (lanes[from] !== null) this.move(from, to++);
    lanes.length = to;
  }

  private open(lane: Lane | null): void {
    this.columns.open(this.lanes.length);
    this.lanes.push(lane);
  }

  private move(from: number, to: number): void {
    if (from === to) return;
    const { lanes } = this;
    const lane = lanes[from] as Lane | null;
    lanes[to] = lane;
    lanes[from] = null;
    if (lane === null) return;
    if (lane.place === from) lane.place = to;
    this.columns.move(from, to);
  }
}
