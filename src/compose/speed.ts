import { isObservable, type Observable, of } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { uniform } from '../easing/uniform.js';
import { checkFinite, checkFinitePositive } from '../math/check.js';
import type { Action, Composition, FiniteAction, OpenComposition } from '../motion/action.js';
import { compose } from '../motion/compound.js';
import { LatestValue } from '../motion/latest-value.js';
import { finiteMotionOf, type Motion, motionOf, reverseOf } from '../motion/motion.js';
import { OpenSpan } from '../motion/open-span.js';
import { CLOSED, type Edges, FORWARDS, remembers } from '../time/edges.js';
import type { SpanObserver } from '../time/span.js';
import { InnerRun } from './inner-run.js';
import { bindWarp, type TimeMap } from './warp.js';

/**
 * Runs an action faster or slower. With a number, its length stays known; a stream changes the rate live, also to 0 or
 * below.
 *
 *     rate$   1---------0----------2-------
 *     time    0---1-----2---2---2---4---6--       a live rate takes effect from the next frame on
 *
 * ```ts
 * import { BehaviorSubject, from } from 'rxjs';
 * import { moveBy, repeatForever, speed } from 'rx-motion';
 *
 * const ship = { x: 0, y: 0 };
 * const rate$ = new BehaviorSubject(2);
 * from([0, 1.5]).pipe(speed(repeatForever(moveBy(1, { x: 10, y: 0 })), rate$).on(ship)).subscribe();
 * ship.x; // => 30
 * ```
 *
 * @param action What to run.
 * @param rate Seconds of the action per second: a number > 0 and finite, or a stream of finite numbers (1 until it
 * emits).
 * @returns With a number, an action as finite and reversible as `action`; with a stream, one of unknown length.
 * @throws RangeError when a number is not > 0 and finite. While it runs, a RangeError when the stream emits anything
 * but a finite number.
 * @see cocos2d-x Speed. Differs: it may be part of a sequence.
 */
export function speed<A extends Action<never>>(action: A, rate: number): Composition<A>;
export function speed<A extends Action<never>>(action: A, rate: number | Observable<number>): OpenComposition<A>;
export function speed<T>(action: Action<T>, rate: number | Observable<number>): Action<T> {
  const motion = motionOf('speed', action);
  if (!isObservable(rate)) {
    checkFinitePositive('speed', 'rate', rate);
    if (motion.duration < Infinity) return atConstantRate(action as FiniteAction<T>, rate);
  }
  return compose('speed', [motion], {
    duration: Infinity,
    unread: isObservable(rate) ? 'its rate is a stream' : undefined,
    bind: (target, start, _end, edges) => new LiveRate(motion, target, rate, start, edges),
    progressAt: (time) => (isObservable(rate) ? 0 : motion.progressAt(time * rate)),
  });
}

/** `speed` with a rate that never changes, above 0. */
export function atConstantRate<T>(action: FiniteAction<T>, rate: number): FiniteAction<T> {
  const motion = finiteMotionOf('speed', action);
  const map: TimeMap = { curve: uniform, seconds: (elapsed) => elapsed * rate, isForward: true };
  return compose('speed', [motion], {
    duration: motion.duration / rate,
    bind: bindWarp(motion, map),
    reverse: reverseOf(action, (back) => atConstantRate(back, rate)),
  });
}

/** Advances an action's own playhead at a rate that may change between frames. */
class LiveRate<T> extends OpenSpan {
  readonly #run: InnerRun<T>;
  readonly #rate$: LatestValue<number>;
  #rate = 1;
  /** When the current rate took effect: in the outer time, and in the action's own. */
  #since: Seconds;
  #origin: Seconds = 0;
  #time: Seconds;

  constructor(motion: Motion<T>, target: T, rate: number | Observable<number>, start: Seconds, edges: Edges) {
    super(start, edges);
    this.#since = this.#time = start;
    const innerEdges = isObservable(rate) || remembers(edges) ? CLOSED : FORWARDS;
    this.#run = new InnerRun(motion, target, innerEdges, this, (elapsed) => this.#timeAt(start + elapsed));
    this.#rate$ = new LatestValue(isObservable(rate) ? rate : of(rate));
  }

  override nextEnd(): Seconds {
    return this.#rate > 0 ? this.#outside(this.#run.nextEnd) : Infinity;
  }

  override nextChange(until: Seconds): Seconds {
    return this.#run.nextChange(until);
  }

  override playheads(): readonly InnerRun<T>[] {
    return [this.#run];
  }

  override subscribe(observer: SpanObserver): void {
    super.subscribe(observer);
    this.#run.outer = observer.playhead;
    if (this.#run.root === null) this.#run.begin();
  }

  override unsubscribe(): void {
    super.unsubscribe();
    try {
      this.#rate$.close();
    } finally {
      this.#run.halt();
    }
  }

  protected show(time: Seconds): Seconds | undefined {
    const latest = this.#rate$.read();
    if (this.#rate$.isKnown) this.#change(latest!);
    this.#time = time;
    this.#run.goTo(this.#timeAt(time));
    const { end } = this.#run;
    if (end === undefined) return undefined;
    // At rate 0 there is no overshoot.
    return this.#rate === 0 ? time : this.#outside(end);
  }

  protected override undo(): void {
    this.#run.goTo(-Infinity);
  }

  /** From the outer time to the action's own. */
  #timeAt(time: Seconds): Seconds {
    return this.#rate === 0 ? this.#origin : this.#origin + (time - this.#since) * this.#rate;
  }

  /** From the action's own time to the outer time. */
  #outside(time: Seconds): Seconds {
    return this.#since + (time - this.#origin) / this.#rate;
  }

  #change(rate: number): void {
    if (rate === this.#rate) return;
    checkFinite('speed', 'rate', rate);
    this.#origin = this.#timeAt(this.#time);
    this.#since = this.#time;
    this.#rate = rate;
  }
}
