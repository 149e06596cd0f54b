import type { Observable } from 'rxjs';
import { type Clock, clockOf } from '../clock/clock.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Player } from '../clock/player.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import type { Lanes } from './lanes.js';
import type { Follower } from './manager.js';

/** Has a clock advance a manager while there is something to run. */
export class FramePlayer implements Player, Follower {
  slot = -1;
  readonly time = 0;
  readonly end = 0;
  private readonly frame$: Observable<Seconds>;
  private readonly lanes: Lanes;
  private clock: Clock | null = null;

  constructor(frame$: Observable<Seconds>, lanes: Lanes) {
    checkObservable('ActionManager', 'frame$', frame$);
    this.frame$ = frame$;
    this.lanes = lanes;
  }

  get isClosed(): boolean {
    return this.clock === null;
  }

  settle(): void {
    const { clock, lanes } = this;
    if ((clock === null) === (lanes.runs === 0)) return;
    this.clock = clock === null ? clockOf(this.frame$) : null;
    if (clock === null) this.clock!.join(this);
    else clock.leave(this);
  }

  start(): boolean {
    return false;
  }

  pass(dt: Seconds): boolean {
    this.lanes.update(dt);
    return false;
  }

  /** There are no more frames; they are asked for again with the next action. */
  complete(): void {
    this.clock = null;
  }

  fail(error: unknown): void {
    if (this.slot < 0) this.clock = null;
    report(error);
  }
}
