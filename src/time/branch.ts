import type { Seconds } from '../clock/seconds.js';
import type { Playhead } from './playhead.js';
import type { Side, Span, SpanObserver } from './span.js';

/** What a branch tells the merge that it belongs to. */
export interface BranchObserver {
  readonly playhead: Playhead;
  /** It was left while it waited or acted. */
  leftBranch(branch: Branch, side: Side): void;
}

/**
 * One branch of a merge. While it acts, its action stands in the queue. While it waits or rests there is nothing to do for it, and one
 * span stands there for it and for all such ones beside it (`idle-branches.ts`).
 *
 *     ---^----!-----
 *        acts       before that it waits, and then it rests, until time comes back
 */
export class Branch implements SpanObserver {
  private readonly merge: BranchObserver;
  readonly index: number;
  /** When its action begins, behind the pause that it begins with; -Infinity where there is none, and it begins with the first frame. */
  readonly wake: Seconds;
  state: 'waiting' | 'acting' | 'resting' = 'waiting';
  /** Where it waits for the first frame. */
  place: Span | null = null;
  /** Null before it is bound. */
  action: Span | null = null;

  constructor(merge: BranchObserver, index: number, wake: Seconds) {
    this.merge = merge;
    this.index = index;
    this.wake = wake;
  }

  get playhead(): Playhead {
    return this.merge.playhead;
  }

  left(_span: Span, side: Side): void {
    this.merge.leftBranch(this, side);
  }
}
