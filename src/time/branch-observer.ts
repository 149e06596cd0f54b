import type { Seconds } from '../clock/seconds.js';
import type { Branch } from './branch.js';
import type { Playhead } from './playhead.js';
import type { Span } from './span.js';

/** What a branch asks of the merge that it belongs to. */
export interface BranchObserver {
  readonly playhead: Playhead;
  /** The first frame has come. */
  open(): void;
  /** The pause that a branch begins with. */
  pause(index: number, end: Seconds): Span;
  /** Lays the actions of these branches over their time. */
  bind(indexes: readonly number[]): void;
  /** The branch is over. Returns whether it is to wait for the others. */
  endBranch(): boolean;
  /** The branch was over and goes on. */
  takeUpBranch(): void;
  /** Nothing of the branch has happened. */
  undoBranch(): void;
  /** Another object stands for the branch from now on. */
  replace(index: number, branch: Branch): void;
}
