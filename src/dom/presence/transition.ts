import { Subject, type Subscriber, Subscription } from 'rxjs';
import type { Clock } from '../../clock/clock.js';
import { JUMP } from '../../clock/jump.js';
import { flushPage } from '../../clock/page.js';
import { type Player, showFrame } from '../../clock/player.js';
import { attempt, report } from '../../clock/report.js';
import type { Seconds } from '../../clock/seconds.js';
import type { StyledElement } from '../../element/elemental.js';
import { thisMoment } from '../../element/page.js';
import { type DomTarget, domTarget } from '../../element/target/dom-target.js';
import type { Motion } from '../../motion/motion.js';
import type { Progress } from '../../time/effect.js';
import type { Departures } from './departure.js';
import { setInert, unsetInertIfHidden } from './leaving-elements.js';
import { ReversibleRun } from './reversible-run.js';

/** An element on its way into the page or out of it: its action, run forwards, or back once it was reversed. */
export class Transition implements Player {
  entering: boolean;
  element: StyledElement;
  /** Null after an error, because the transition cannot continue. */
  #departures: Departures | null;
  readonly #run: ReversibleRun;
  #running!: Subscription;
  /** Notifies the subscribers that wait for its end. */
  #observer$ = new Subject<Progress>();
  #releases = false;
  /** When it was stopped last. */
  #stoppedAt: number | null = null;
  /** Whether it has reached its end; the clock delivers that later. */
  isOver = false;
  slot = -1;
  origin: Seconds = 0;
  /** -Infinity before its first frame. */
  time: Seconds = -Infinity;
  end: Seconds = 0;

  constructor(element: StyledElement, motion: Motion<DomTarget>, entering: boolean, departures: Departures, delay = 0) {
    this.element = element;
    this.entering = entering;
    this.#departures = departures;
    this.#run = new ReversibleRun(motion, domTarget(element), delay);
    this.begin();
  }

  /** Begins, or continues where it was stopped. */
  begin(): void {
    this.#take(this.element);
    this.time = -Infinity;
    this.#running = new Subscription(() => {
      transitions.delete(this.element);
      if (!this.isOver) setInert(this.element, false);
      attempt(() => this.#run.halt());
      this.#stoppedAt = thisMoment();
      if (!this.isOver || !this.entering) this.#departures?.note(this.element, this);
    });
    // The start must be seen before the first frame.
    this.#show();
  }

  /** Undoes what it has done to the element. */
  undo(): void {
    attempt(() => this.#run.goTo(-Infinity));
  }

  get action(): Motion<DomTarget> {
    return this.#run.action;
  }

  get name(): string {
    return this.entering ? 'enter' : 'leave';
  }

  get isClosed(): boolean {
    return this.#running.closed;
  }

  /** Leaves the element where it is. */
  stop(): void {
    this.#running.unsubscribe();
  }

  /**
   * Reverses from where the element is, and completes for those who observed the other direction.
   *
   * @param seconds Seconds until it goes back at full speed; unused if it was stopped before this moment.
   */
  reverse(seconds: Seconds = this.#run.action.duration / 2): void {
    const observer$ = this.#observer$;
    this.entering = !this.entering;
    setInert(this.element, !this.entering);
    this.#run.reverse((this.#stoppedAt ?? thisMoment()) === thisMoment() ? seconds : 0);
    this.isOver = false;
    this.#observer$ = new Subject();
    this.#releases = false;
    observer$.complete();
  }

  /**
   * Continues with another element in place of this one, from the same moment. The action reads its start values from
   * that element.
   */
  handOver(element: StyledElement): void {
    setInert(this.element, false);
    transitions.delete(this.element);
    attempt(() => this.#run.halt());
    this.#run.handOver(domTarget(element));
    this.#take(element);
    this.#show();
  }

  /**
   * Emits its progress until its end. The transition stops when it has no more observers.
   *
   * @param releases Whether the element is released at the end.
   */
  observe(subscriber: Subscriber<Progress>, releases: boolean): void {
    const observer$ = this.#observer$;
    this.#releases ||= releases;
    if (this.isOver && this.isClosed) {
      // Its subscribers may have left before its end was delivered.
      this.complete();
      subscriber.next(1);
    }
    subscriber.add(observer$.subscribe(subscriber));
    subscriber.add(() => {
      if (this.#observer$ === observer$ && !observer$.observed) this.#running.unsubscribe();
    });
  }

  /** Is advanced by a clock until it is closed. Without a clock, ends at once. */
  playOn(clock: Clock | null): void {
    if (this.isClosed) return;
    if (clock === null) {
      if (!showFrame(this, 0) && !showFrame(this, JUMP)) return;
      flushPage();
      this.complete();
    } else {
      this.#running.add(() => {
        if (this.slot >= 0) clock.leave(this);
      });
      clock.join(this);
    }
  }

  start(after: Player | null): void {
    this.origin = after?.end ?? 0;
  }

  show(time: Seconds, delta: Seconds): boolean {
    this.#stoppedAt = null;
    this.time = time;
    this.end = time - this.#run.addTime(delta);
    if (!this.#show()) return false;
    this.isOver = this.#run.isOver;
    this.#observer$.next(this.#run.progress);
    // An observer may have reversed it.
    return this.isOver;
  }

  /** Delivers its end, unless it was reversed since; or the end of the frames. */
  complete(): void {
    if (this.slot >= 0 && !this.isOver) return;
    this.#running.unsubscribe();
    attempt(() => {
      if (this.#releases) {
        setInert(this.element, false);
        domTarget(this.element).release();
      }
      this.#observer$.complete();
    });
    if (!this.entering) unsetInertIfHidden(this.element);
  }

  fail(error: unknown): void {
    if (this.isClosed) {
      report(error);
      return;
    }
    this.#departures = null;
    this.#running.unsubscribe();
    this.#observer$.error(error);
  }

  #take(element: StyledElement): void {
    this.element = element;
    transitions.set(element, this);
    setInert(element, !this.entering);
  }

  /** Shows the present moment. Returns whether it goes on. */
  #show(): boolean {
    try {
      this.#run.show();
    } catch (error) {
      this.fail(error);
    }
    return !this.isClosed;
  }
}

/** The elements on their way. */
export const transitions: WeakMap<Element, Transition> = /* @__PURE__ */ new WeakMap<Element, Transition>();
