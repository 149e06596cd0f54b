import { type Observable, throwError } from 'rxjs';
import type { Progress } from '../action/effect.js';
import type { Motion } from '../action/motion.js';
import { Run } from '../time/run.js';
import type { Seconds } from '../time/seconds.js';
import { FORWARDS, type Side, type Stretch } from '../time/stretch.js';
import { Broken } from './broken.js';
import type { Lane } from './lane.js';
import type { Ending, RunningAction, Tag } from './running-action.js';
import { type Failure, Watch } from './watch.js';

/*
 * What takes care in a frame, a bit each. A running action with none of them only advances.
 */
/** It has not had its first frame, which adds no time. */
const FRESH = 1;
const PAUSED = 2;
/** Its target is paused. */
const HELD = 4;
/** Somebody observes its progress. */
const OBSERVED = 8;
/** It is at its end, was stopped, or has failed. */
const OVER = 16;
/** Its place has had its turn in this update. */
const LATE = 32;

/** A run that its manager's frames drive. */
export class Running<T = unknown> extends Run<T> implements RunningAction<T> {
  declare readonly action: Motion<T>;
  readonly tag: Tag | undefined;
  readonly flags: number;
  readonly lane: Lane;
  ending: Ending | undefined = undefined;
  /** The next action of the same target. */
  next: Running | null = null;
  private care = FRESH;
  private watch: Watch | null = null;

  constructor(action: Motion<T>, target: T, lane: Lane, tag: Tag | undefined, flags: number) {
    super(action, target, FORWARDS);
    this.lane = lane;
    this.tag = tag;
    this.flags = flags;
  }

  /** Starts the action on its target. An error there waits for the first frame, when somebody may be observing. */
  override begin(): void {
    try {
      super.begin();
    } catch (error) {
      if (this.ending !== undefined) this.conclude('failed', { error });
      this.live = this.ending === undefined;
      new Broken(this, error).subscribe(this);
    }
  }

  /** One frame. Returns whether there may be another one. */
  tick(dt: Seconds): boolean {
    if (this.needsCare()) return this.tickWithCare(dt);
    try {
      this.advance(this.time + dt);
    } catch (error) {
      this.conclude('failed', { error });
    }
    return !this.needsCare() || this.goesOn();
  }

  override left(stretch: Stretch, side: Side): void {
    super.left(stretch, side);
    this.care |= OVER;
  }

  get paused(): boolean {
    return (this.care & PAUSED) !== 0;
  }

  get progress$(): Observable<Progress> {
    return this.watched().progress$;
  }

  get done(): Promise<Ending> {
    return this.watched().done;
  }

  stop(): void {
    this.conclude('stopped');
  }

  pause(): void {
    this.mark(PAUSED, true);
  }

  resume(): void {
    this.mark(PAUSED, false);
  }

  /** Its target was paused or resumed. */
  hold(held: boolean): void {
    this.mark(HELD, held);
  }

  /** Lets the present update pass. */
  wait(): void {
    this.mark(LATE, true);
  }

  private needsCare(): boolean {
    return this.care !== 0;
  }

  private tickWithCare(dt: Seconds): boolean {
    if ((this.care & OVER) !== 0) return false;
    if ((this.care & LATE) !== 0) {
      this.mark(LATE, false);
      return true;
    }
    if ((this.care & (PAUSED | HELD)) !== 0) return true;
    const time = (this.care & FRESH) !== 0 ? 0 : this.time + dt;
    this.care &= ~FRESH;
    try {
      this.advance(time);
    } catch (error) {
      this.conclude('failed', { error });
    }
    if ((this.care & OBSERVED) !== 0) this.watch?.tell(this.ended ? 1 : this.action.progressAt(time));
    return this.goesOn();
  }

  private goesOn(): boolean {
    if (this.ended) this.conclude('completed');
    return (this.care & OVER) === 0;
  }

  private conclude(ending: Ending, failure: Failure | null = null): void {
    const first = this.ending === undefined;
    if (first) this.ending = ending;
    this.care |= OVER;
    const thrown = this.haltQuietly() ?? failure;
    if (thrown !== null && !(first && this.watch?.observed === true)) throwError(() => thrown.error).subscribe();
    if (!first) return;
    this.lane.ended();
    this.watch?.conclude(ending, thrown);
  }

  /** Stops everything. Returns what was thrown meanwhile. */
  private haltQuietly(): Failure | null {
    try {
      this.halt();
      return null;
    } catch (error) {
      return { error };
    }
  }

  private watched(): Watch {
    if (this.watch === null) {
      this.watch = new Watch((observed) => {
        this.mark(OBSERVED, observed);
      });
      if (this.ending !== undefined) this.watch.conclude(this.ending, null);
    }
    return this.watch;
  }

  private mark(bit: number, on: boolean): void {
    this.care = on ? this.care | bit : this.care & ~bit;
  }
}
