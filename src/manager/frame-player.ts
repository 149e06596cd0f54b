import type { Observable } from 'rxjs';
import { type Clock, clockOf } from '../clock/clock.js';
import type { Player } from '../clock/player.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';

/** Has a clock advance a manager while there is something to run. */
export class FramePlayer implements Player {
  slot = -1;
  readonly time = 0;
  readonly end = 0;
  private readonly frame$: Observable<Seconds>;
  private readonly update: (dt: Seconds) => void;
  private clock: Clock | null = null;

  constructor(frame$: Observable<Seconds>, update: (dt: Seconds) => void) {
    this.frame$ = frame$;
    this.update = update;
  }

  get isClosed(): boolean {
    return this.clock === null;
  }

  join(): void {
    if (this.clock !== null) return;
    this.clock = clockOf(this.frame$);
    this.clock.join(this);
  }

  leave(): void {
    const { clock } = this;
    this.clock = null;
    clock?.leave(this);
  }

  start(): boolean {
    return false;
  }

  pass(dt: Seconds): boolean {
    this.update(dt);
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
