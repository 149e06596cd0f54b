import {
  Observable,
  type Observer,
  type SchedulerLike,
  type Subscriber,
  type Subscription,
  animationFrames,
  interval,
  map,
  timeInterval,
} from 'rxjs';
import { checkPositive, wrongKind } from '../math/check.js';
import { DefaultStream } from './default-stream.js';
import { sharedClock } from './hot.js';
import { type LagOptions, capped, smoothing } from './lag-smoothing.js';
import type { Seconds } from './seconds.js';
import { shared } from './shared.js';

/**
 * Frame deltas in seconds from the one animation-frame loop of the page.
 *
 * However many streams are made, one loop runs: the first subscriber starts it, the last one stops it. Without
 * `requestAnimationFrame` (a server, some workers) a 60 Hz timer takes its place. With zone.js loaded it runs outside
 * of every zone.
 *
 *     time    0----16---33---50---2050---2066
 *     frames  -----a----a----a----b------a       a: 1/60, b: 1/30 (the tab was hidden)
 *
 * ```ts
 * import { frames, play, moveTo } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * const patient$ = frames({ longestGap: 2 });
 * const subscription = play(moveTo(1, { x: 100, y: 0 }), ship, patient$).subscribe();
 * subscription.unsubscribe();
 * ship.x; // => 0
 * ```
 *
 * @param options What counts as a lag, and as how much time.
 * @throws RangeError when a number of the options is not above 0.
 * @see cocos2d-x Director::calculateDeltaTime. Differs: it caps a gap only in debug builds.
 */
export function frames(options: LagOptions = {}): Observable<Seconds> {
  return sharedClock(gap$.pipe(smoothing('frames', options)));
}

/**
 * Frame deltas in seconds from a timer, for terminals and servers.
 *
 * @param fps Frames a second, > 0. The deltas are measured, not assumed; where the system's clock is set back, they are
 * 0.
 * @param scheduler Where the timer runs; by default RxJS's `asyncScheduler`.
 * @throws RangeError when `fps` is not above 0; TypeError when `scheduler` is not a scheduler.
 */
export function timerFrames(fps: number, scheduler?: SchedulerLike): Observable<Seconds> {
  if (scheduler !== undefined && typeof (scheduler as Partial<SchedulerLike> | null)?.schedule !== 'function') {
    throw wrongKind('timerFrames', 'scheduler', 'a scheduler of RxJS', scheduler);
  }
  return sharedClock(
    interval(1000 / checkPositive('timerFrames', 'fps', fps), scheduler).pipe(
      timeInterval(scheduler),
      map((tick) => Math.max(0, tick.interval) / 1000),
    ),
  );
}

/**
 * Gaps between animation frames, in seconds, uncapped; the first counts from the subscription that started the loop.
 */
export const gap$: Observable<Seconds> = /* @__PURE__ */ shared(/* @__PURE__ */ new Observable<Seconds>(runLoop));

function runLoop(subscriber: Subscriber<Seconds>): Subscription {
  let last: number | undefined;
  return outsideZones(() =>
    animationFrames().subscribe({
      next: ({ timestamp, elapsed }) => {
        const gap = last === undefined ? elapsed : timestamp - last;
        last = timestamp;
        subscriber.next(gap / 1000);
      },
      // RxJS looks for the global when it subscribes, and fails like this without it.
      error: (error: unknown) => {
        if (error instanceof ReferenceError) subscriber.add(tick(subscriber));
        else subscriber.error(error);
      },
    }),
  );
}

/** Emits the seconds between the ticks of a timer. RxJS's `interval` would bring its scheduler into every bundle. */
function tick(observer: Observer<Seconds>): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    const gap = now - last;
    last = now;
    observer.next(Math.max(0, gap) / 1000);
  }, 1000 / 60);
  return () => {
    clearInterval(timer);
  };
}

/**
 * Subscribes in the root zone if zone.js is loaded: the loop is shared, and would otherwise bring each frame of the
 * page to the zone of the first subscriber, which may be one that renders after every task.
 */
function outsideZones(subscribe: () => Subscription): Subscription {
  const { Zone } = globalThis as { readonly Zone?: { readonly root: { run<R>(callback: () => R): R } } };
  return Zone === undefined ? subscribe() : Zone.root.run(subscribe);
}

/** What {@link frame$} emits, unless it is replaced. */
export const defaultFrame$: DefaultStream<Seconds> = /* @__PURE__ */ new DefaultStream<Seconds>(
  /* @__PURE__ */ gap$.pipe(/* @__PURE__ */ capped()),
);

/**
 * The default clock: frame deltas in seconds from the page's one animation-frame loop, a lag over 0.5 s counting as
 * 1/30 s; or what {@link motionDefaults} puts in their place.
 *
 * @see {@link frames}, which sets both numbers.
 */
export const frame$: Observable<Seconds> = /* @__PURE__ */ sharedClock(defaultFrame$);
