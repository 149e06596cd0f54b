import { BehaviorSubject, map, type Observable } from 'rxjs';
import type { Lanes } from './lanes.js';
import type { RunningAction } from './running-action.js';

/** How long a list may be for each change to be emitted at once. */
const SHORT = 64;

/**
 * Emits the running actions whenever they change.
 *
 * Making a list takes time in proportion to its length. Therefore, when many actions run, changes in quick succession
 * are emitted together.
 */
export class ActionLists {
  readonly actions$: Observable<readonly RunningAction[]>;
  private readonly lanes: Lanes;
  /** Adds an observer before it emits to it, so that the observer also hears of changes that it makes itself. */
  private readonly changes$ = new BehaviorSubject<void>(undefined);
  /** How many changes have not been emitted yet. */
  private pending = 0;

  constructor(lanes: Lanes) {
    this.lanes = lanes;
    this.actions$ = this.changes$.pipe(map(() => lanes.runs()));
  }

  /** Reports that an action was added or has ended. @param isFrame Whether a frame caused it. */
  change(isFrame: boolean): void {
    if (!this.changes$.observed) return;
    this.pending++;
    if (isFrame || this.pending * SHORT >= this.lanes.count) this.emit();
    else if (this.pending === 1) void Promise.resolve().then(() => this.emit());
  }

  /** Emits the changes, unless that has happened since. */
  private emit(): void {
    if (this.pending === 0) return;
    this.pending = 0;
    this.changes$.next();
  }
}
