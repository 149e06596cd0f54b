import { BehaviorSubject, type Observable, map } from 'rxjs';
import type { Lanes } from './lanes.js';
import type { RunningAction } from './running-action.js';

/** How long a list may be for each change to be told at once. */
const SHORT = 64;

/**
 * Tells those who observe it what runs.
 *
 * To make a list takes as many steps as it is long. So where many run, changes that follow one another without a pause are told together: then a change costs no
 * more than {@link SHORT} places of a list, however many run.
 */
export class ActionLists {
  readonly actions$: Observable<readonly RunningAction[]>;
  private readonly lanes: Lanes;
  /** Whoever observes it is there when it is told first: what it changes then, it hears of. */
  private readonly told$ = new BehaviorSubject<void>(undefined);
  /** How many changes nobody was told of. */
  private untold = 0;
  private isDue = false;

  constructor(lanes: Lanes) {
    this.lanes = lanes;
    this.actions$ = this.told$.pipe(map(() => lanes.targets.flatMap((target) => lanes.find(target)!.toArray())));
  }

  /** An action was added, or has ended. */
  change(): void {
    if (!this.told$.observed) return;
    this.untold++;
    if (this.untold * SHORT >= this.lanes.count) this.tell();
    else if (!this.isDue) void this.tellSoon();
  }

  tell(): void {
    this.untold = 0;
    this.told$.next();
  }

  private async tellSoon(): Promise<void> {
    this.isDue = true;
    await Promise.resolve();
    this.isDue = false;
    if (this.untold > 0) this.tell();
  }
}
