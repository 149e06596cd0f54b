import type { Player } from './player.js';
import type { Seconds } from './seconds.js';

/** A player that has ended in the present frame. */
interface End {
  readonly player: Player;
  /** How long before the present moment it ended, in seconds. */
  readonly ago: Seconds;
  /** Which one it is: of several that ended together, the first to say so comes first. */
  readonly number: number;
}

/**
 * The ends that lie in a frame, to be delivered in the order of their exact times: a heap, with the earliest one on
 * top.
 */
export class Ends {
  private readonly heap: End[] = [];
  private count = 0;

  get areNone(): boolean {
    return this.heap.length === 0;
  }

  add(player: Player): void {
    const { heap } = this;
    const end: End = { player, ago: player.time - player.end, number: this.count++ };
    let index = heap.push(end) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isEarlier(end, heap[parent]!)) break;
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = end;
  }

  /** Takes out the earliest one. */
  take(): Player | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || first === last) return first?.player;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isEarlier(heap[child + 1]!, heap[child]!)) child++;
      if (!isEarlier(heap[child]!, last)) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = last;
    return first.player;
  }
}

function isEarlier(a: End, b: End): boolean {
  return a.ago > b.ago || (a.ago === b.ago && a.number < b.number);
}
