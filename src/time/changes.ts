import type { Seconds } from '../clock/seconds.js';
import { justAfter } from '../math/neighbours.js';
import type { Branch } from './branch.js';
import type { Playhead } from './playhead.js';

/**
 * The first time up to `until` at which something under a playhead starts or ends. If nothing does: any later time
 * before which nothing does either; Infinity if it never ends.
 */
export function nextChange({ live }: Playhead, until: Seconds): Seconds {
  if (live === null) return Infinity;
  const within = live.nextChange?.(until) ?? (live.isPlanned ? Infinity : justAfter(until));
  return live.edges.high === 'closed' ? Math.min(live.end, within) : within;
}

/** If time goes back to `until`: the latest time from which something is undone or resumed; -Infinity if nothing is. */
export function lastChange({ live }: Playhead, until: Seconds): Seconds {
  if (live === null) return -Infinity;
  return Math.max(live.isBefore(until) ? live.start : -Infinity, live.lastChange?.(until) ?? -Infinity);
}

/**
 * Branches, sorted by the time at which something in them starts or ends next: a binary heap. Of equal times, the
 * branch that comes first in the merge is taken first.
 */
export class Changes {
  readonly #heap: Branch[] = [];
  /** 1 if the earliest is taken first, -1 if the latest is, for time that goes back. */
  readonly #direction: 1 | -1;

  constructor(direction: 1 | -1 = 1) {
    this.#direction = direction;
  }

  /** The first branch; undefined if there is none. */
  get first(): Branch | undefined {
    return this.#heap[0];
  }

  add(branch: Branch): void {
    const heap = this.#heap;
    let at = heap.length;
    for (let above; at > 0 && this.#isBefore(branch, heap[(above = (at - 1) >> 1)]!); at = above)
      heap[at] = heap[above]!;
    heap[at] = branch;
  }

  /** Takes the first branch. */
  take(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    const { length } = heap;
    if (length === 0) return;
    let at = 0;
    for (let below = 1; below < length; below = 2 * at + 1) {
      if (below + 1 < length && this.#isBefore(heap[below + 1]!, heap[below]!)) below++;
      if (!this.#isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
  }

  #isBefore(one: Branch, other: Branch): boolean {
    return this.#direction * (one.change - other.change || one.order - other.order) < 0;
  }
}
