import type { Seconds } from '../clock/seconds.js';

/** It is idle from `since` on, and before `until`. */
export interface IdleTime {
  readonly since: Seconds;
  readonly until: Seconds;
}

/**
 * When each of many branches is idle.
 *
 * A tree. Each node knows the latest `since` and the earliest `until` under it. The search for a branch that is not
 * idle takes as many steps as the logarithm of its distance.
 *
 *     node         1
 *              2       3
 *            4   5   6   7
 *     index  0   1   2   3
 */
export class IdleTimes {
  private readonly list: readonly IdleTime[];
  /** How many the tree has room for: a power of two. */
  private readonly room: number;
  private readonly sinces: Seconds[];
  private readonly untils: Seconds[];

  constructor(list: readonly IdleTime[]) {
    this.list = list;
    this.room = 2 ** Math.ceil(Math.log2(list.length));
    this.sinces = new Array<Seconds>(2 * this.room).fill(-Infinity);
    this.untils = new Array<Seconds>(2 * this.room).fill(Infinity);
    for (const index of list.keys()) this.update(index);
  }

  /** The earliest `until` of all. */
  get until(): Seconds {
    return this.untils[1]!;
  }

  /** The times of one have changed. */
  update(index: number): void {
    const { sinces, untils } = this;
    let { since, until } = this.list[index]!;
    for (let node = this.room + index; node > 0; node >>= 1) {
      if (sinces[node] === since && untils[node] === until) return;
      sinces[node] = since;
      untils[node] = until;
      since = Math.max(since, sinces[node ^ 1]!);
      until = Math.min(until, untils[node ^ 1]!);
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
