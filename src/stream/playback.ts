import {
  BehaviorSubject,
  distinctUntilChanged,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  share,
  skip,
  switchMap,
  tap,
} from 'rxjs';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import { checkDelta, type Seconds } from '../clock/seconds.js';
import { Serial } from '../clock/serial.js';
import { checkFinite, checkNotNegative, checkOptions } from '../math/check.js';
import { clamp } from '../math/range.js';
import type { TweenOptions } from './tween.js';

/** A time that can be played, paused and set. */
export interface Playback {
  /** In seconds, as are all times here. */
  readonly duration: Seconds;
  /** Emits the current time at once, then each new one; never completes. Time passes only while it has subscribers. */
  readonly time$: Observable<Seconds>;
  /** False once an end is reached. */
  readonly isPlaying: boolean;
  /** Set it to seek. It is clamped to 0 … `duration`. */
  time: Seconds;
  /** Seconds per second: 2 is twice as fast, -1 plays backwards. */
  rate: number;
  /** Plays to the end, or backwards to the start; starts over if it is there already. */
  play(): void;
  pause(): void;
}

/**
 * The time of a player with buttons and a slider. Any action can follow it, also backwards and after the end.
 *
 * It starts paused, at 0, and requests frames only while it plays.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { moveTo } from 'rx-motion';
 * import { playback } from 'rx-motion/stream';
 *
 * const frame$ = new Subject<number>();
 * const ship = { x: 0 };
 * const player = playback(2, { frame$ });
 * player.time$.pipe(moveTo(2, { x: 200 }).on(ship)).subscribe();
 * player.time = 1.5;
 * ship.x; // => 150
 * player.rate = -1;
 * player.play();
 * for (const dt of [0, 0.5]) frame$.next(dt); // the first frame adds no time
 * ship.x; // => 100
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param options `frame$`, deltas in seconds; by default the page's animation frames.
 * @throws RangeError when `duration` is negative or not finite, or `time` or `rate` is set to a number that is not
 * finite; TypeError when an argument is of the wrong kind. A delta that is not finite is an error of `time$`.
 * @see The web's Animation, whose `play` also starts over at the end.
 */
export function playback(duration: Seconds, options: Pick<TweenOptions, 'frame$'> = {}): Playback {
  checkNotNegative('playback', 'duration', duration);
  const { frame$ = defaultFrame$ } = checkOptions('playback', options, 'frame$');
  checkObservable('playback', 'frame$', frame$);
  return new PlaybackTime(duration, frame$);
}

class PlaybackTime implements Playback {
  readonly duration: Seconds;
  readonly time$: Observable<Seconds>;
  readonly #time$ = new BehaviorSubject<Seconds>(0);
  /** Emits one time after another: a subscriber may set a time while others have not yet received the previous one. */
  readonly #times = new Serial<Seconds>((time) => this.#time$.next(time));
  #time: Seconds = 0;
  readonly #isPlaying$ = new BehaviorSubject(false);
  #rate = 1;

  constructor(duration: Seconds, frame$: Observable<Seconds>) {
    this.duration = duration;
    const delta$ = frame$.pipe(map((dt) => checkDelta('playback', 'a delta', dt)));
    const passing$ = this.#isPlaying$.pipe(
      distinctUntilChanged(),
      // The first frame adds no time.
      switchMap((isPlaying) => (isPlaying ? delta$.pipe(skip(1)) : NEVER)),
      tap((dt) => this.#advance(dt)),
      ignoreElements(),
      share(),
    );
    this.time$ = merge(this.#time$, passing$).pipe(distinctUntilChanged());
  }

  get isPlaying(): boolean {
    return this.#isPlaying$.value;
  }

  get time(): Seconds {
    return this.#time;
  }

  set time(time: Seconds) {
    this.#time = clamp(0, this.duration, checkFinite('playback', 'time', time));
    this.#times.next(this.#time);
  }

  get rate(): number {
    return this.#rate;
  }

  set rate(rate: number) {
    this.#rate = checkFinite('playback', 'rate', rate);
  }

  play(): void {
    if (this.#isAtEnd(this.time)) this.time = this.#rate < 0 ? this.duration : 0;
    this.#isPlaying$.next(true);
  }

  pause(): void {
    this.#isPlaying$.next(false);
  }

  #advance(dt: Seconds): void {
    const time = this.time + this.#rate * dt;
    // Pause first, so that a subscriber to the time can play again.
    if (this.#isAtEnd(time)) this.pause();
    this.time = time;
  }

  #isAtEnd(time: Seconds): boolean {
    return this.#rate < 0 ? time <= 0 : time >= this.duration;
  }
}
