import { type Observable, type Subscriber, Subject, Subscription } from 'rxjs';
import type { FiniteAction } from '../action/action.js';
import type { Progress } from '../action/effect.js';
import type { Seconds } from '../clock/seconds.js';
import { type DomTarget, domTarget } from './dom-target.js';
import { Mirror } from './mirror.js';

/** The way of an element into the page or out of it: its action, led forwards, or back once it was turned round. */
export class Passage {
  /** Whether the element is on its way in. */
  entering: boolean;
  private element: Element;
  private readonly duration: Seconds;
  private readonly time$ = new Subject<Seconds>();
  private readonly mirror: Mirror;
  private readonly running = new Subscription();
  /** Those who wait until the element is there, or gone. */
  private observer$ = new Subject<Progress>();
  private time: Seconds = 0;
  private rate = 1;
  private progress: Progress = 0;

  /** The one that an element is on; undefined where it rests. */
  static of(element: Element): Passage | undefined {
    return passages.get(element);
  }

  constructor(element: HTMLElement | SVGElement, action: FiniteAction<DomTarget>, entering: boolean) {
    const target = domTarget(element);
    this.element = element;
    this.duration = action.duration;
    this.entering = entering;
    this.mirror = new Mirror(element.style);
    passages.set(element, this);
    this.running.add(() => passages.delete(this.element));
    this.running.add(
      this.time$.pipe(action.on(target)).subscribe({
        next: (progress) => (this.progress = progress),
        error: (error: unknown) => {
          this.fail(error);
        },
      }),
    );
    // What the element starts from is to be seen before the first frame.
    this.time$.next(0);
  }

  /** Goes back the way that it has come, from where it stands. For those who have waited for the other end it is over. */
  turn(): void {
    const { observer$ } = this;
    this.entering = !this.entering;
    this.rate = -this.rate;
    this.observer$ = new Subject();
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

  /** Tells of its progress until it has ended. It stops when nobody waits for it any more. */
  tell(subscriber: Subscriber<Progress>): void {
    const { observer$ } = this;
    subscriber.add(observer$.subscribe(subscriber));
    subscriber.add(() => {
      if (this.observer$ === observer$ && !observer$.observed) this.running.unsubscribe();
    });
  }

  /** Takes its time from a clock; the first frame adds none. */
  follow(frame$: Observable<Seconds>): void {
    let isFirst = true;
    const frames = frame$.subscribe({
      next: (dt) => {
        this.advance(isFirst ? 0 : dt);
        isFirst = false;
      },
      error: (error: unknown) => {
        this.fail(error);
      },
      complete: () => {
        this.end();
      },
    });
    this.running.add(frames);
  }

  private advance(dt: Seconds): void {
    if (this.running.closed) return;
    const time = this.time + this.rate * dt;
    // What is no number goes on as it is: the action refuses it.
    this.time = time < 0 ? 0 : time > this.duration ? this.duration : time;
    this.time$.next(this.time);
    this.mirror.wait();
    this.observer$.next(this.progress);
    if (this.rate > 0 ? this.time >= this.duration : this.time <= 0) this.end();
  }

  private end(): void {
    this.running.unsubscribe();
    this.observer$.complete();
  }

  private fail(error: unknown): void {
    this.running.unsubscribe();
    this.observer$.error(error);
  }
}

const passages = /* @__PURE__ */ new WeakMap<Element, Passage>();
