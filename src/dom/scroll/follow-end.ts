import { distinctUntilChanged, fromEvent, map, NEVER, Observable, type Subscriber, Subscription } from 'rxjs';
import { frame$ as defaultFrame$ } from '../../clock/frames.js';
import { checkObservable } from '../../clock/observable-of.js';
import { reducedMotion$ } from '../../clock/reduced-motion.js';
import { checkDelta, type Seconds } from '../../clock/seconds.js';
import { checkObject, checkOptions } from '../../math/check.js';
import type { Oscillator } from '../../math/oscillator.js';
import { type Bounce, oscillatorOf, type Stiffness } from '../../math/spring-form.js';
import { contentPlace } from './content-place.js';
import { watchOf } from './scroll-watch.js';
import { scrollable, type Scroller, scrollerOf, scrollInstantly, scrollPosition } from './scroller.js';

/** Options of {@link followEnd}. */
export interface FollowEndOptions {
  /** The spring that pulls the scroller to its end; by default `{ duration: 0.4 }`. */
  readonly spring?: Stiffness | Bounce | undefined;
  /** Whenever it emits, for example at clicks on "jump to the latest", the end is followed again. */
  readonly resume$?: Observable<unknown> | undefined;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
  /** While true, it is at its end at once; by default the user's setting, `reducedMotion$`. */
  readonly reduced$?: Observable<boolean> | undefined;
}

/**
 * Keeps a scroller at its end while its content grows, as a chat or a log does, until the user scrolls away.
 *
 * It is at its end at once when it is subscribed; then it scrolls there smoothly whenever content is added or resized.
 * As soon as the user scrolls back (by wheel, touch, keys, or the scrollbar), it lets go, and emits false; when the user
 * comes back to the end, or `resume$` emits, it follows again, and emits true. At the end it requests no frames.
 *
 * What is read after the user has scrolled away stays in its place if content above it changes, where browsers have
 * scroll anchoring (`overflow-anchor`).
 *
 * ```ts page
 * import { fromEvent } from 'rxjs';
 * import { followEnd } from 'rx-motion/dom';
 *
 * const list = document.querySelector<HTMLElement>('#list')!;
 * const button = document.querySelector<HTMLButtonElement>('#open')!; // jump to the latest
 * followEnd(list, { resume$: fromEvent(button, 'click') }).subscribe((follows) => (button.hidden = follows));
 * ```
 *
 * @param element The element that scrolls down; `document.documentElement` for the page.
 * @param options The spring, when to follow again, and the clock.
 * @returns Whether it follows its end, at once and whenever that changes. It follows while it is subscribed.
 * @throws TypeError when `element` is not an element, or its document has no window, or an option is of the wrong kind;
 * RangeError when a number of the spring is out of range.
 * @see {@link scrollTo}, which scrolls to a place.
 */
export function followEnd(element: Element, options: FollowEndOptions = {}): Observable<boolean> {
  const {
    spring = { duration: 0.4 },
    resume$ = NEVER,
    frame$ = defaultFrame$,
    reduced$ = reducedMotion$,
  } = checkOptions('followEnd', options, 'frame$ reduced$ resume$ spring');
  const oscillator = oscillatorOf('followEnd', checkObject('followEnd', 'spring', spring));
  checkObservable('followEnd', 'resume$', resume$);
  checkObservable('followEnd', 'frame$', frame$);
  checkObservable('followEnd', 'reduced$', reduced$);
  const scroller = scrollerOf('followEnd', element, 'y');
  const delta$ = frame$.pipe(map((dt) => checkDelta('followEnd', 'a delta', dt)));
  const follows$ = new Observable<boolean>((subscriber) => {
    const following = new EndFollowing(scroller, oscillator, delta$, subscriber);
    const listen = <V>(input$: Observable<V>, next: (value: V) => void): void => {
      subscriber.add(input$.subscribe({ next, error: (error: unknown) => subscriber.error(error) }));
    };
    listen(watchOf(scroller).change$, ({ isLaidOut }) => following.notice(isLaidOut));
    for (const name of ['touchmove', 'touchend', 'touchcancel'])
      listen(fromEvent(scroller.events, name, { passive: true }), () => following.hold(name === 'touchmove'));
    listen(resume$, () => following.follow(true));
    listen(reduced$, (isReduced) => following.reduce(isReduced));
    subscriber.add(() => following.rest());
  });
  return follows$.pipe(distinctUntilChanged());
}

/** One subscription: a scroller on its way to its end, or at rest there, or left to the user. */
class EndFollowing {
  readonly #scroller: Scroller;
  readonly #oscillator: Oscillator;
  readonly #delta$: Observable<Seconds>;
  readonly #subscriber: Subscriber<boolean>;
  #follows = true;
  #isReduced = false;
  /** Whether a finger leads. */
  #isHeld = false;
  /** Pixels to the end, and how fast they change in a second. */
  #distance = 0;
  #velocity = 0;
  /** Where it was after the last frame or change of the layout. */
  #place = 0;
  /** The last element in it then, and where that was in the content. */
  #last!: Element;
  #lastStart = 0;
  #frames: Subscription | null = null;

  constructor(
    scroller: Scroller,
    oscillator: Oscillator,
    delta$: Observable<Seconds>,
    subscriber: Subscriber<boolean>,
  ) {
    this.#scroller = scroller;
    this.#oscillator = oscillator;
    this.#delta$ = delta$;
    this.#subscriber = subscriber;
    this.#show(0);
    subscriber.next(true);
  }

  /** The scroller was scrolled, or its layout may have changed. */
  notice(isLaidOut: boolean): void {
    if (isLaidOut) {
      // The browser may have kept in its place what is seen.
      this.#note(this.#toEnd);
      this.#move();
    } else this.#check();
  }

  /** A finger has moved, or was lifted. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld) this.rest();
    else {
      this.#check();
      this.#move();
    }
  }

  reduce(isReduced: boolean): void {
    this.#isReduced = isReduced;
    this.rest();
    this.#move();
  }

  follow(follows: boolean): void {
    // The user has been elsewhere.
    if (!this.#follows) this.#note(this.#toEnd);
    this.#follows = follows;
    if (follows) this.#move();
    else this.rest();
    this.#subscriber.next(follows);
  }

  rest(): void {
    this.#frames?.unsubscribe();
    this.#frames = null;
    this.#velocity = 0;
  }

  get #toEnd(): number {
    return scrollable(this.#scroller) - scrollPosition(this.#scroller);
  }

  /**
   * Looks whether the user has scrolled back. Content that grows changes only one of two numbers; content that is
   * removed above the last element moves that one in the content.
   */
  #check(): void {
    const toEnd = this.#toEnd;
    const hasMoved = scrollPosition(this.#scroller) < this.#place - ROUNDING && toEnd > this.#distance + ROUNDING;
    if (toEnd <= ROUNDING) this.follow(true);
    // Without a place, the last element has been replaced.
    else if (hasMoved && !(this.#startOfLast() < this.#lastStart - ROUNDING)) this.follow(false);
  }

  /** Sets out for the end. */
  #move(): void {
    if (!this.#follows || this.#isHeld || this.#frames !== null || this.#toEnd <= ROUNDING) return;
    if (this.#isReduced) {
      this.#show(0);
      return;
    }
    const frames = (this.#frames = new Subscription());
    frames.add(
      this.#delta$.subscribe({
        next: (dt) => this.#step(dt),
        error: (error: unknown) => this.#subscriber.error(error),
        complete: () => this.rest(),
      }),
    );
  }

  #step(dt: Seconds): void {
    this.#check();
    if (!this.#follows) return;
    // More content is more way to go.
    const toEnd = this.#toEnd;
    const distance = Math.abs(toEnd - this.#distance) > ROUNDING ? toEnd : this.#distance;
    const [kept, gained, pull, pace] = this.#oscillator.flowAt(dt);
    const left = distance * kept + this.#velocity * gained;
    this.#velocity = distance * pull + this.#velocity * pace;
    const isMoving = Math.abs(left) > NEAR || Math.abs(this.#velocity) > SLOW;
    this.#show(isMoving ? Math.max(0, left) : 0);
    if (!isMoving) this.rest();
  }

  #show(distance: number): void {
    scrollInstantly(this.#scroller, scrollable(this.#scroller) - distance);
    this.#note(distance);
  }

  #note(distance: number): void {
    this.#distance = distance;
    this.#place = scrollPosition(this.#scroller);
    this.#last = this.#scroller.content;
    while (this.#last.lastElementChild !== null) this.#last = this.#last.lastElementChild;
    this.#lastStart = this.#startOfLast();
  }

  #startOfLast(): number {
    return contentPlace(this.#last, this.#scroller).start;
  }
}

/** Pixels by which a browser may round a place. */
const ROUNDING = 1;

/** Below these, it is at its end: pixels, and pixels a second. */
const NEAR = 0.5;
const SLOW = 20;
