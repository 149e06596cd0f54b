import type { Seconds } from '../clock/seconds.js';
import type { Branch } from './branch.js';
import type { Edges } from './edges.js';
import type { Playhead } from './playhead.js';
import { LOW, Span } from './span.js';
import type { Lull, Turns } from './turns.js';

/** The merge to which idle branches belong. */
export interface IdleObserver {
  readonly start: Seconds;
  readonly end: Seconds;
  readonly edges: Edges;
  readonly playhead: Playhead;
  readonly laid: readonly Branch[];
  /** When there is something to do for each of them; others where it was left and subscribed anew. */
  readonly turns: Turns | null;
  /** The turn of a branch has come. */
  open(branch: Branch): void;
  /** Puts its action into the queue. */
  act(branch: Branch): void;
  /** Puts a span into the queue for those from one place on and before another one. */
  idle(from: number, to: number): void;
}

/**
 * Branches of a merge beside one another that wait or rest. One span stands in the queue for all of them, so a frame in which nothing
 * happens to any costs one step.
 *
 *     (0  1  2  3  4)
 *     (0  1) 2 (3  4)       the turn of 2 has come
 *     (0  1  2  3  4)       2 is over
 */
export class IdleBranches extends Span implements Lull {
  private readonly merge: IdleObserver;
  private readonly turns: Turns;
  /** The place of the first one, and the one behind the last. */
  private readonly from: number;
  private to: number;
  since: Seconds = Infinity;
  until: Seconds = -Infinity;

  constructor(merge: IdleObserver, turns: Turns, from: number, to: number) {
    super(merge.start, merge.end, merge.edges);
    this.merge = merge;
    this.turns = turns;
    this.from = from;
    this.to = to;
  }

  override get rowUntil(): Seconds {
    return this.until;
  }

  follow(time: Seconds): boolean {
    const { merge, to } = this;
    // It began with others, or the merge was left.
    if (this.observer === null || this.turns !== merge.turns) return false;
    const turn = this.nextTurn(time);
    if (turn < to) {
      this.part(turn);
      return false;
    }
    if (super.isBefore(time)) {
      merge.playhead.cursor = this;
      for (let place = this.from; place < to; place++) merge.laid[place]!.left(this, LOW);
      return false;
    }
    this.gather(time);
    // Where time does not come back, nothing happens any more to what is over.
    return this.until < Infinity || this.since > -Infinity;
  }

  /** Only what rests is taken up as time falls; what waits begins in its order, once all is undone. */
  override isBefore(time: Seconds): boolean {
    if (super.isBefore(time)) return true;
    const turn = this.nextTurn(time);
    return turn < this.to && this.merge.laid[turn]!.state === 'resting';
  }

  /** The first place for which there is something to do; the one behind the last where there is none. */
  private nextTurn(time: Seconds): number {
    const { from, to } = this;
    return time >= this.since && time < this.until ? to : this.turns.first(from, to, time, this);
  }

  /** The branch at this place acts, between those that stay idle. */
  private part(turn: number): void {
    const { merge, from, to } = this;
    const branch = merge.laid[turn]!;
    merge.open(branch);
    // It may have begun with others, or have been stopped by one of them.
    if (this.observer === null) return;
    merge.playhead.cursor = this;
    merge.idle(from, turn);
    merge.act(branch);
    merge.idle(turn + 1, to);
    this.observer = null;
  }

  /** Takes in those right behind it. */
  private gather(time: Seconds): void {
    let { next } = this;
    while (next instanceof IdleBranches && next.isIdleBeside(this, time)) {
      this.to = next.to;
      this.since = Math.max(this.since, next.since);
      this.until = Math.min(this.until, next.until);
      this.next = next.next;
      next.next = null;
      next = this.next;
    }
  }

  private isIdleBeside(other: IdleBranches, time: Seconds): boolean {
    return this.observer !== null && this.turns === other.turns && this.nextTurn(time) === this.to;
  }
}
