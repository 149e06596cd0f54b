import type { Player } from './player.js';
import type { Seconds } from './seconds.js';

/** A player that has ended in the present frame. Below it stand two heaps of later ends. */
interface End {
  readonly player: Player;
  /** How long before the present moment it ended, in seconds. */
  readonly ago: Seconds;
  /** Which one it is: of several that ended together, the first to say so comes first. */
  readonly number: number;
  left: Heap;
  right: Heap;
  /** How many steps it is to the right end: never more than to the left, so that it is at most the logarithm of how many there are. */
  depth: number;
}

type Heap = End | null;

/** The ends that lie in a frame, to be delivered in the order of their exact times: a leftist heap, with the earliest one on top. */
export class Ends {
  private first: Heap = null;
  private count = 0;

  get areNone(): boolean {
    return this.first === null;
  }

  add(player: Player): void {
    const end: End = { player, ago: player.time - player.end, number: this.count++, left: null, right: null, depth: 1 };
    this.first = joined(this.first, end);
  }

  /** Takes out the earliest one. */
  take(): Player | undefined {
    const { first } = this;
    if (first !== null) this.first = joined(first.left, first.right);
    return first?.player;
  }
}

/** One heap of two. */
function joined(one: Heap, other: Heap): Heap {
  if (one === null || other === null) return one ?? other;
  if (isEarlier(other, one)) return joined(other, one);
  const { left } = one;
  const right = joined(one.right, other)!;
  const isDeeper = left === null || left.depth < right.depth;
  one.left = isDeeper ? right : left;
  one.right = isDeeper ? left : right;
  one.depth = 1 + (one.right?.depth ?? 0);
  return one;
}

function isEarlier(a: End, b: End): boolean {
  return a.ago > b.ago || (a.ago === b.ago && a.number < b.number);
}
