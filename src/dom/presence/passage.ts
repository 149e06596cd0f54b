import { type Observable, type Subscriber, Subject, Subscription } from 'rxjs';
import type { Progress } from '../../action/effect.js';
import { haltAndReport } from '../../action/halt.js';
import type { Motion } from '../../action/motion.js';
import { checkDelta } from '../../clock/check-delta.js';
import { clockOf } from '../../clock/clock.js';
import type { Player } from '../../clock/player.js';
import { report } from '../../clock/report.js';
import type { Seconds } from '../../clock/seconds.js';
import { CLOSED } from '../../time/edges.js';
import { Run } from '../../time/run.js';
import { type DomTarget, domTarget } from '../target/dom-target.js';
import { noteLasts } from './last-passage.js';
import { Mirror } from './mirror.js';
import type { PassageOptions } from './passing.js';

/** The way of an element into the page or out of it: its action, led forwards, or back once it was turned round. */
export class Passage implements Player {
  /** Whether the element is on its way in. */
  entering: boolean;
  private element: HTMLElement | SVGElement;
  private readonly motion: Motion<DomTarget>;
  private readonly run: Run<DomTarget>;
  private readonly mirror: Mirror;
  private readonly previous: readonly Passage[];
  private running!: Subscription;
  /** Those who wait until the element is there, or gone, and whether any of them takes values on the way. */
  private observer$ = new Subject<Progress>();
  private isHeard = false;
  /** The time of the action, below 0 while it waits; it goes back when the passage was turned round. */
  private moment: Seconds;
  private rate = 1;
  private readonly endsApart: boolean;
  /** Whether it has reached its end; then it waits until the clock delivers that. */
  isOver = false;
  private hasFailed = false;
  private hasFrames = false;
  place = -1;
  time: Seconds = 0;
  end: Seconds = 0;

  /** The one that an element is on; undefined where it rests. */
  static of(element: Element): Passage | undefined {
    return passages.get(element);
  }

  constructor(
    element: HTMLElement | SVGElement,
    motion: Motion<DomTarget>,
    entering: boolean,
    { delay = 0, endsApart = false, previous = [] }: PassageOptions = {},
  ) {
    this.element = element;
    this.moment = -delay;
    this.endsApart = endsApart;
    this.motion = motion;
    this.entering = entering;
    this.run = new Run(motion, domTarget(element), CLOSED);
    this.mirror = new Mirror(element.style);
    this.previous = previous;
    this.begin();
  }

  /** Begins, or goes on where it was stopped. */
  begin(): void {
    passages.set(this.element, this);
    this.hasFrames = false;
    this.running = new Subscription(() => {
      passages.delete(this.element);
      haltAndReport(this.run);
      const isThere = this.isOver && this.entering;
      const isHandedOver = this.mirror.to !== null;
      if (!isThere && !isHandedOver && !this.hasFailed) noteLasts(this.element, [...this.previous, this]);
    });
    // What the element starts from is to be seen before the first frame.
    this.show();
  }

  /** Takes back what it has done to the element. */
  undo(): void {
    try {
      this.run.seek(-Infinity);
    } catch (error) {
      report(error);
    }
  }

  get isClosed(): boolean {
    return this.running.closed;
  }

  /** Goes back the way that it has come, from where it stands. For those who have waited for the other end it is over. */
  turn(): void {
    const { observer$ } = this;
    this.entering = !this.entering;
    this.rate = -this.rate;
    this.moment = Math.max(this.moment, 0);
    this.isOver = false;
    this.observer$ = new Subject();
    this.isHeard = false;
    observer$.complete();
  }

  /** Shows it on another element, which takes the place of this one. */
  handOver(element: HTMLElement | SVGElement): void {
    passages.delete(this.element);
    passages.set(element, this);
    this.element = element;
    this.mirror.to = element.style;
    this.mirror.wait();
  }

  /**
   * Tells of its progress until it has ended. It stops when nobody waits for it any more.
   *
   * @param emits Whether the subscriber takes values.
   */
  tell(subscriber: Subscriber<Progress>, emits: boolean): void {
    const { observer$ } = this;
    this.isHeard ||= emits;
    subscriber.add(observer$.subscribe(subscriber));
    subscriber.add(() => {
      if (this.observer$ === observer$ && !observer$.observed) this.running.unsubscribe();
    });
  }

  /** Takes its time from a clock; the first frame adds none. */
  follow(frame$: Observable<Seconds>): void {
    if (this.isClosed) return;
    const clock = clockOf(frame$);
    this.running.add(() => {
      if (this.place >= 0) clock.leave(this);
    });
    clock.join(this);
  }

  start(after: Player | null): boolean {
    if (after === null) return false;
    this.hasFrames = true;
    this.time = after.time;
    return this.advance(after.time - after.end);
  }

  pass(delta: Seconds): boolean {
    const checked = checkDelta(this.entering ? 'enter' : 'leave', 'a delta', delta);
    const dt = this.hasFrames ? checked : 0;
    this.hasFrames = true;
    this.time += dt;
    return this.advance(dt);
  }

  /** Its end is delivered, unless it was turned round meanwhile; or there are no more frames. */
  complete(): void {
    const hasFrames = this.place >= 0;
    if (!hasFrames || this.isOver) this.conclude();
  }

  fail(error: unknown): void {
    this.hasFailed = true;
    this.running.unsubscribe();
    this.observer$.error(error);
  }

  private conclude(): void {
    this.running.unsubscribe();
    try {
      this.observer$.complete();
    } catch (error) {
      report(error);
    }
  }

  private get shown(): Seconds {
    return Math.max(this.moment, 0);
  }

  /** Returns whether it has ended. */
  private advance(dt: Seconds): boolean {
    if (this.endsApart && !this.element.isConnected) {
      this.conclude();
      return false;
    }
    const { duration } = this.motion;
    const moment = this.moment + this.rate * dt;
    this.moment = this.rate > 0 ? Math.min(moment, duration) : Math.max(moment, 0);
    if (!this.show()) return false;
    this.mirror.wait();
    if (this.isHeard) this.observer$.next(this.run.hasEnded ? 1 : this.motion.progressAt(this.shown));
    // Whoever was told may have turned it round.
    this.isOver = this.rate > 0 ? this.moment >= duration : this.moment <= 0;
    this.end = this.time - Math.abs(moment - this.moment);
    return this.isOver;
  }

  /** Shows the present moment. Returns whether it goes on. */
  private show(): boolean {
    try {
      this.run.seek(this.shown);
    } catch (error) {
      this.fail(error);
    }
    return !this.isClosed;
  }
}

const passages = /* @__PURE__ */ new WeakMap<Element, Passage>();
