import { type Observable, take, throwError } from 'rxjs';
import type { Progress } from '../action/effect.js';
import type { Motion } from '../action/motion.js';
import { checkDuration, checkFinite } from '../math/check.js';
import { bindApart } from '../time/bindable.js';
import { IDLE, LIVE } from '../time/playhead.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED, FORWARDS, HIGH, type Side, type Stretch } from '../time/stretch.js';
import { Broken } from './broken.js';
import {
  BEGUN,
  BUSY,
  CARE,
  CONTROLLED,
  FRESH,
  HELD,
  LATE,
  OBSERVED,
  OVER,
  PAUSED,
  SEEKABLE,
  bitsOf,
  endingOf,
} from './care.js';
import { Extras } from './extras.js';
import type { Lanes } from './lanes.js';
import { Relay } from './relay.js';
import type { Ending, RunningAction, Tag } from './running-action.js';
import { Teller } from './teller.js';
import { type Failure, Watch } from './watch.js';

/** A run that its manager's frames drive. */
export class Running<T = unknown> extends Relay<T> implements RunningAction<T> {
  declare readonly action: Motion<T>;
  private readonly lanes: Lanes;
  private extras: Extras | null = null;

  constructor(action: Motion<T>, target: T, lanes: Lanes, seekable: boolean) {
    super(action, target, seekable ? CLOSED : FORWARDS);
    this.lanes = lanes;
    this.bits |= seekable ? FRESH | SEEKABLE : FRESH;
  }

  /** Gives it what it can be found by. */
  label(tag: Tag | undefined, flags: number): void {
    const extras = this.withExtras();
    extras.tag = tag;
    extras.flags = flags;
  }

  get ending(): Ending | undefined {
    return endingOf(this.bits);
  }

  /** The next action of the same target. */
  get next(): Running | null {
    return this.extras?.next ?? null;
  }

  set next(next: Running | null) {
    if (next !== null) this.withExtras().next = next;
    else if (this.extras !== null) this.extras.next = null;
  }

  /** Of the first action of a target: the last one. */
  get last(): Running {
    return this.extras?.last ?? (this as Running);
  }

  set last(last: Running) {
    if (last !== this || this.extras !== null) this.withExtras().last = last;
  }

  get tag(): Tag | undefined {
    return this.extras?.tag;
  }

  get flags(): number {
    return this.extras?.flags ?? 0;
  }

  /** Of the first action of a target: adds another one. */
  append(running: Running): void {
    this.last.next = running;
    this.last = running;
    this.attend(true);
  }

  /** Starts the action on its target once all of the others have ended. */
  beginAfter(others: readonly Running[]): void {
    if (others.length === 0) this.begin();
    else this.controlled().after = others;
  }

  /** An error while it starts waits for the first frame, when somebody may be observing. */
  override begin(): void {
    // Who was told that it came may have stopped it.
    if ((this.bits & OVER) !== 0) return;
    this.phase = LIVE;
    try {
      this.bound ??= bindApart(this.action, this.target, 0, this.action.duration, this.ends);
      this.bound.subscribe(this);
    } catch (error) {
      report(this.haltQuietly());
      if (this.ending !== undefined) this.conclude('failed', { error });
      this.phase = this.ending === undefined ? LIVE : IDLE;
      new Broken(error).subscribe(this);
    }
  }

  /** One frame. Returns whether that was all in the turn of its target. */
  tick(dt: Seconds): boolean {
    if (this.isDelegated) {
      // A leaf has come to its end. The last one cannot have had this frame.
      this.takeOver(this.cursor!.kept + dt);
      return this.finishFrame();
    }
    if ((this.bits & CARE & ~(OBSERVED | BUSY)) !== 0) return this.tickWithCare(dt);
    this.advance(this.time + dt);
    return this.isPlain() || this.afterFrame();
  }

  /** Who passes the next frames for it, with all that stand behind: its leaves, where nothing takes care. */
  delegate(): Stretch | null {
    const { bits } = this;
    if ((bits & CARE & ~(SEEKABLE | OBSERVED)) !== 0) return null;
    if ((bits & OBSERVED) === 0) return this.handOn(null);
    const { duration } = this.action;
    // How far one without a planned end has come, only it can say.
    return duration < Infinity ? this.handOn(new Teller(duration, this.extras!.watch!.listener)) : null;
  }

  /** Takes the turns back. In its own turn, it has to finish the frame that its leaves have begun. */
  recall(): void {
    if (!this.isDelegated) return;
    const time = this.first!.kept;
    const isTold = this.cursor!.next?.kept === time;
    this.takeOver(time);
    if (this.lanes.isInTurn(this.target)) this.bits |= isTold ? LATE : BEGUN;
  }

  fail(error: unknown): void {
    this.conclude('failed', { error });
  }

  override left(stretch: Stretch, side: Side): void {
    super.left(stretch, side);
    if (side === HIGH) this.bits |= OVER;
  }

  get paused(): boolean {
    return (this.bits & PAUSED) !== 0;
  }

  get rate(): number {
    return this.extras?.rate ?? 1;
  }

  set rate(rate: number) {
    checkFinite('rate', 'rate', rate);
    if (rate < 0) this.checkSeekable('rate', rate);
    this.controlled().rate = rate;
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

  /** Another one takes its place. */
  replace(): void {
    this.conclude('replaced');
  }

  /** It is not to run at all. */
  ignore(): void {
    this.conclude('ignored');
  }

  pause(): void {
    this.mark(PAUSED, true);
  }

  resume(): void {
    this.mark(PAUSED, false);
  }

  reverse(): void {
    this.rate = -this.rate;
  }

  override seek(seconds: Seconds): void {
    checkDuration('seek', seconds);
    this.recall();
    if (seconds < this.time) this.checkSeekable('seek', seconds);
    if (this.ending !== undefined) return;
    this.controlled().sought = seconds;
    this.lanes.sought(this as Running);
  }

  /** Shows the time that it was sought to without waiting for its turn. */
  showSought(): void {
    if (this.ending !== undefined || this.extras!.sought === null || this.extras!.after !== null) return;
    try {
      this.showFrame(0);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Whether its target is paused. */
  get held(): boolean {
    return (this.bits & HELD) !== 0;
  }

  /** Its target was paused or resumed. */
  hold(held: boolean): void {
    this.mark(HELD, held);
  }

  /** Whether there is more to the turn of its target, whose first action it is. */
  attend(busy: boolean): void {
    this.mark(BUSY, busy);
  }

  /** Lets the present frame pass. */
  wait(): void {
    this.mark(LATE, true);
  }

  /** Stops when the stream emits. */
  stopWhen(signal$: Observable<unknown>): void {
    this.watched().add(
      signal$.pipe(take(1)).subscribe({
        next: () => {
          this.stop();
        },
        error: (error: unknown) => {
          this.conclude('failed', { error });
        },
      }),
    );
  }

  private isPlain(): boolean {
    return (this.bits & CARE) === 0;
  }

  private finishFrame(): boolean {
    this.finish();
    return this.afterFrame();
  }

  private tickWithCare(dt: Seconds): boolean {
    if ((this.bits & BEGUN) !== 0) {
      this.bits &= ~BEGUN;
      return this.finishFrame();
    }
    if ((this.bits & LATE) !== 0) this.bits &= ~LATE;
    else if ((this.bits & (OVER | PAUSED | HELD)) === 0 && !this.waitsForAnother()) this.showFrame(dt);
    return this.isAlone();
  }

  private showFrame(dt: Seconds): void {
    const time = this.timeAfter(dt);
    if ((this.bits & FRESH) !== 0) this.settle();
    this.bits &= ~FRESH;
    if ((this.bits & SEEKABLE) === 0) this.advance(time);
    else super.seek(time);
    this.afterFrame();
    if (time <= 0 && this.rate < 0) this.conclude('completed');
  }

  private timeAfter(dt: Seconds): Seconds {
    const fresh = (this.bits & FRESH) !== 0;
    const { time } = this;
    if ((this.bits & CONTROLLED) !== 0) return this.extras!.timeAfter(fresh ? 0 : time, fresh ? 0 : dt);
    return fresh ? 0 : time + dt;
  }

  /** Starts it if what it waited for has ended. */
  private waitsForAnother(): boolean {
    if ((this.bits & CONTROLLED) === 0) return false;
    const extras = this.extras!;
    if (extras.waits) return true;
    if (extras.after === null) return false;
    extras.after = null;
    this.begin();
    return false;
  }

  /** Tells those who observe, and ends what is at its end. */
  private afterFrame(): boolean {
    if ((this.bits & OBSERVED) !== 0) this.tell();
    if (this.ended) this.conclude('completed');
    return this.isAlone();
  }

  private tell(): void {
    this.extras!.watch!.listener.next(this.ended ? 1 : this.action.progressAt(this.time));
  }

  private isAlone(): boolean {
    return (this.bits & (OVER | BUSY)) === 0;
  }

  private conclude(ending: Ending, failure: Failure | null = null): void {
    this.recall();
    const first = this.ending === undefined;
    this.bits |= first ? OVER | bitsOf(ending) : OVER;
    const debt = this.haltQuietly();
    const reason = failure ?? debt;
    if (reason !== debt) report(debt);
    if (!first || this.extras?.watch?.observed !== true) report(reason);
    if (!first) return;
    this.lanes.ended(this as Running);
    if (reason !== null) this.watched();
    this.extras?.watch?.conclude(ending, reason);
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

  private checkSeekable(name: string, value: number): void {
    if ((this.bits & SEEKABLE) !== 0) return;
    throw new RangeError(`${name}: only an action that was run with { seekable: true } goes back, got ${value}`);
  }

  private watched(): Watch {
    const extras = this.withExtras();
    if (extras.watch === null) {
      const watch = new Watch(() => {
        this.mark(OBSERVED, watch.observed);
      });
      extras.watch = watch;
      if (this.ending !== undefined && this.ending !== 'failed') watch.conclude(this.ending, null);
    }
    return extras.watch;
  }

  private controlled(): Extras {
    this.mark(CONTROLLED, true);
    return this.withExtras();
  }

  private withExtras(): Extras {
    return (this.extras ??= new Extras());
  }

  private mark(bit: number, on: boolean): void {
    this.recall();
    this.bits = on ? this.bits | bit : this.bits & ~bit;
  }
}

/** Has an error reported that nobody is told of otherwise. */
function report(failure: Failure | null): void {
  if (failure !== null) throwError(() => failure.error).subscribe();
}
