import { distinctUntilChanged, fromEvent, map, merge, NEVER, Observable, Subscription } from 'rxjs';
import { checkDelta } from '../../clock/check-delta.js';
import { checkObservable } from '../../clock/check-observable.js';
import { frame$ as defaultFrame$ } from '../../clock/frames.js';
import { reducedMotion$ } from '../../clock/reduced-motion.js';
import type { Seconds } from '../../clock/seconds.js';
import { checkOptions } from '../../math/check.js';
import { type Bounce, oscillatorOf, type Stiffness } from '../../math/spring-form.js';
import { watchOf } from './scroll-watch.js';
import { scrollable, scrollerOf, scrollInstantly, scrollPosition } from './scroller.js';

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
  const oscillator = oscillatorOf('followEnd', spring);
  checkObservable('followEnd', 'resume$', resume$);
  checkObservable('followEnd', 'frame$', frame$);
  checkObservable('followEnd', 'reduced$', reduced$);
  const scroller = scrollerOf('followEnd', element, 'y');
  const distanceToEnd = (): number => scrollable(scroller) - scrollPosition(scroller);

  const follows$ = new Observable<boolean>((subscriber) => {
    let follows = true;
    let isReduced = false;
    /** Whether a finger leads. */
    let isHeld = false;
    /** Pixels to the end, and how fast they change in a second. */
    let [distance, velocity] = [0, 0];
    /** Where it was after the last frame or change of the layout. */
    let place = 0;
    let frames: Subscription | undefined;
    const fail = (error: unknown): void => subscriber.error(error);
    const rest = (): void => {
      frames?.unsubscribe();
      frames = undefined;
      velocity = 0;
    };
    const show = (pixels: number): void => {
      scrollInstantly(scroller, scrollable(scroller) - pixels);
      distance = pixels;
      place = scrollPosition(scroller);
    };
    const step = (dt: Seconds): void => {
      check();
      if (!follows) return;
      // More content is more way to go.
      const measured = distanceToEnd();
      if (Math.abs(measured - distance) > ROUNDING) distance = measured;
      const [kept, gained, pull, pace] = oscillator.flowAt(dt);
      const left = distance * kept + velocity * gained;
      velocity = distance * pull + velocity * pace;
      if (Math.abs(left) > NEAR || Math.abs(velocity) > SLOW) {
        show(Math.max(0, left));
        return;
      }
      show(0);
      rest();
    };
    const move = (): void => {
      if (!follows || isHeld || frames !== undefined || distanceToEnd() <= ROUNDING) return;
      if (isReduced) {
        show(0);
        return;
      }
      frames = new Subscription();
      const delta$ = frame$.pipe(map((dt) => checkDelta('followEnd', 'a delta', dt)));
      frames.add(delta$.subscribe({ next: step, error: fail, complete: rest }));
    };
    const follow = (value: boolean): void => {
      follows = value;
      if (follows) move();
      else rest();
      subscriber.next(follows);
    };
    /** Looks whether the user has scrolled back: content that grows changes only one of the two numbers. */
    const check = (): void => {
      if (distanceToEnd() <= ROUNDING) follow(true);
      else if (scrollPosition(scroller) < place - ROUNDING && distanceToEnd() > distance + ROUNDING) follow(false);
    };
    show(0);
    subscriber.next(true);
    subscriber.add(
      watchOf(scroller)[0].subscribe(([, isLaidOut]) => {
        if (!isLaidOut) {
          check();
          return;
        }
        // The browser may have kept in its place what is seen.
        [distance, place] = [distanceToEnd(), scrollPosition(scroller)];
        move();
      }),
    );
    const { events } = scroller;
    const passive = { passive: true };
    const held = (value: boolean) => (): void => {
      isHeld = value;
      if (isHeld) rest();
      else {
        check();
        move();
      }
    };
    subscriber.add(fromEvent(events, 'touchmove', passive).subscribe(held(true)));
    const lifted$ = merge(fromEvent(events, 'touchend', passive), fromEvent(events, 'touchcancel', passive));
    subscriber.add(lifted$.subscribe(held(false)));
    subscriber.add(resume$.subscribe({ next: () => follow(true), error: fail }));
    subscriber.add(
      reduced$.subscribe({
        next: (value) => {
          isReduced = value;
          if (!isReduced || frames === undefined) return;
          rest();
          show(0);
        },
        error: fail,
      }),
    );
    subscriber.add(rest);
  });
  return follows$.pipe(distinctUntilChanged());
}

/** Pixels by which a browser may round a place. */
const ROUNDING = 1;

/** Below these, it is at its end: pixels, and pixels a second. */
const NEAR = 0.5;
const SLOW = 20;
