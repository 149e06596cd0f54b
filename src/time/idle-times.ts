import type { Seconds } from '../clock/seconds.js';

/**
 * When each of many branches is idle: from its `since` on, and before its `until`.
 *
 * A tree, each node of which knows the latest `since` and the earliest `until` under it. The search for a branch that is not idle takes
 * steps by the logarithm of how far off that is.
 *
 *     node         1
 *              2       3
 *            4   5   6   7
 *     index  0   1   2   3
 */
export class IdleTimes {
  /** How many branches the tree has room for: a power of two. */
  private readonly room: number;
  private readonly sinces: Seconds[];
  private readonly untils: Seconds[];

  constructor(count: number) {
    this.room = 2 ** Math.ceil(Math.log2(count));
    this.sinces = new Array<Seconds>(2 * this.room).fill(-Infinity);
    this.untils = new Array<Seconds>(2 * this.room).fill(Infinity);
  }

  /** The earliest `until` of all. */
  get until(): Seconds {
    return this.untils[1]!;
  }

  set(index: number, since: Seconds, until: Seconds): void {
    const { sinces, untils } = this;
    let node = this.room + index;
    let [latest, earliest] = [since, until];
    while (node > 0 && (sinces[node] !== latest || untils[node] !== earliest)) {
      sinces[node] = latest;
      untils[node] = earliest;
      latest = Math.max(latest, sinces[node ^ 1]!);
      earliest = Math.min(earliest, untils[node ^ 1]!);
      node >>= 1;
    }
  }

  /** The first index from `from` on and before `to` that is not idle at `time`; `to` if all are. */
  firstDue(from: number, to: number, time: Seconds): number {
    let node = this.room + from;
    let size = 1;
    for (let index = this.isIdle(1, time) ? to : from; index < to;) {
      if (this.isIdle(node, time)) {
        index += size;
        // On to the largest node that begins there.
        for (node++; node % 2 === 0; node >>= 1) size *= 2;
      } else if (size > 1) {
        node *= 2;
        size /= 2;
      } else {
        return index;
      }
    }
    return to;
  }

  private isIdle(node: number, time: Seconds): boolean {
    return time >= this.sinces[node]! && time < this.untils[node]!;
  }
}
