import type { Seconds } from '../clock/seconds.js';

/** Times at which there is nothing to do: from `since` on, and before `until`. */
export interface Lull {
  since: Seconds;
  until: Seconds;
}

/**
 * When the turn of each of many places comes: from a time of its own on, or below one. To find the next one whose turn has come
 * takes steps by the logarithm of how far off it is.
 *
 * It is a tree in which each node knows the earliest of the former and the latest of the latter under it.
 *
 *     node        1
 *              /     \
 *             2       3
 *            / \     / \
 *           4   5   6   7
 *     place 0   1   2   3
 */
export class Turns {
  /** How many places the tree has room for: a power of two. */
  private readonly room: number;
  private readonly from: Seconds[];
  private readonly below: Seconds[];

  constructor(count: number) {
    this.room = 2 ** Math.ceil(Math.log2(count));
    this.from = new Array<Seconds>(2 * this.room).fill(Infinity);
    this.below = new Array<Seconds>(2 * this.room).fill(-Infinity);
  }

  /** The turn of this place comes at the time `from` and after it, and at all times before `below`. */
  set(place: number, from: Seconds, below: Seconds): void {
    const { from: froms, below: belows } = this;
    let node = this.room + place;
    froms[node] = from;
    belows[node] = below;
    while (node > 1) {
      node >>= 1;
      froms[node] = Math.min(froms[2 * node]!, froms[2 * node + 1]!);
      belows[node] = Math.max(belows[2 * node]!, belows[2 * node + 1]!);
    }
  }

  /**
   * The first place whose turn has come at `time`, of those from `start` on and before `end`. Where there is none it is `end`, and `lull` is told how long that stays so.
   */
  first(start: number, end: number, time: Seconds, lull: Lull): number {
    let since = -Infinity;
    let until = Infinity;
    let node = this.room + start - 1;
    let size = 1;
    for (let place = start; place < end; place += size) {
      // The largest one that begins at this place, and then smaller ones.
      for (node++; node % 2 === 0; node >>= 1) size *= 2;
      while (this.from[node]! <= time || time < this.below[node]!) {
        if (size === 1) return place;
        node *= 2;
        size /= 2;
      }
      since = Math.max(since, this.below[node]!);
      until = Math.min(until, this.from[node]!);
    }
    lull.since = since;
    lull.until = until;
    return end;
  }
}
