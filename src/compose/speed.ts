import { type Observable, isObservable } from 'rxjs';
import type { Action, FiniteWrapper, OpenWrapper, ReversibleAction } from '../action/action.js';
import { composed } from '../action/composed.js';
import { Latest } from '../action/latest.js';
import type { Attached, Dated, OpenEffect } from '../action/effect.js';
import { type Motion, motionOf, reverseOf } from '../action/motion.js';
import { OpenLeaf } from '../action/open-leaf.js';
import type { Seconds } from '../clock/seconds.js';
import { uniform } from '../easing/uniform.js';
import { checkFinite, checkPositive } from '../math/check.js';
import { CLOSED, type Edges, FORWARDS, OPEN, remembers } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import { InnerRun } from './inner-run.js';
import { nextEndOf } from './next-end.js';
import { bindWarped } from './warp.js';

/**
 * Runs an action faster or slower. A number keeps its end in sight; with a stream the rate is live, and may be 0 or negative.
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
 * @param rate Seconds of the action per second: a number > 0 and finite, or a stream of finite numbers (1 until it emits).
 * @returns With a number, an action that ends as `action` does, `rate` times as soon.
 * @throws RangeError when a number is not > 0 and finite. While it runs, a RangeError when the stream emits no finite number.
 * @see cocos2d-x Speed. Differs: it may stand in a sequence.
 */
export const speed: FiniteWrapper<[], [rate: number]> & OpenWrapper<[], [rate: number | Observable<number>]> = <T>(
  action: Action<T>,
  rate: number | Observable<number>,
): never => {
  const motion = motionOf('speed', action);
  if (!isObservable(rate)) {
    checkPositive('speed', 'rate', checkFinite('speed', 'rate', rate));
    if (motion.duration < Infinity) return steady(action, motion, rate);
  }
  return composed('speed', [motion], {
    duration: Infinity,
    bind: (target, start, end, edges) => new OpenLeaf(new LiveRate(motion, target, rate, edges), start, end, edges),
    progressAt: (time) => (isObservable(rate) ? 0 : motion.progressAt(time * rate)),
  });
};

function steady<T>(action: Action<T>, motion: Motion<T>, rate: number): never {
  const turn = reverseOf(action);
  return composed('speed', [motion], {
    duration: motion.duration / rate,
    bind: (target, start, end, edges) =>
      bindWarped(motion, uniform, target, start, end, edges, remembers(edges) ? OPEN : FORWARDS),
    reverse: turn && ((): ReversibleAction<T> => speed(turn(), rate)),
  });
}

/** Leads an action's own playhead at a rate that may change between frames. */
class LiveRate<T> implements OpenEffect, Attached, Dated {
  private readonly run: InnerRun<T>;
  private readonly rate$: Latest<number> | null;
  private rate = 1;
  /** Where the present rate began: in time outside, and in the action's own. */
  private since: Seconds = 0;
  private origin: Seconds = 0;
  private elapsed: Seconds = 0;

  constructor(motion: Motion<T>, target: T, rate: number | Observable<number>, edges: Edges) {
    const live = isObservable(rate);
    this.run = new InnerRun(motion, target, live || remembers(edges) ? CLOSED : FORWARDS);
    this.rate$ = live ? new Latest(rate) : null;
    if (!live) this.rate = rate;
    this.run.begin();
  }

  attach(playhead: Playhead, span: Span): void {
    // At the present rate. Where that is 0, the time is what it is.
    this.run.under(playhead, span, (time) => (this.rate === 0 ? this.run.time : time * this.rate));
  }

  update(elapsed: Seconds): Seconds | undefined {
    this.turnTo(this.rate$?.read() ?? this.rate);
    // Reading the rate may have stopped the run; seeking would restart it.
    if (this.rate$?.closed === true) return undefined;
    this.elapsed = elapsed;
    this.run.seek(this.inner(elapsed));
    return this.run.hasEnded ? this.outside(this.run.time - this.run.root!.end) : undefined;
  }

  get nextEnd(): Seconds {
    return this.rate > 0 ? this.since + (nextEndOf(this.run) - this.origin) / this.rate : Infinity;
  }

  get over(): Seconds | undefined {
    const { end } = this.run;
    // Where it stands still, it ended by the time that was shown last.
    if (end === undefined || this.rate === 0) return undefined;
    return this.since + (end - this.origin) / this.rate;
  }

  undo(): void {
    this.run.seek(-Infinity);
  }

  stop(): void {
    this.rate$?.close();
    this.run.halt();
  }

  /** The action's own time. */
  private inner(elapsed: Seconds): Seconds {
    return this.origin + (elapsed - this.since) * this.rate;
  }

  /** How long seconds of the action take outside. Where it stands still, what ends it leaves nothing over. */
  private outside(seconds: Seconds): Seconds {
    return this.rate === 0 ? 0 : seconds / this.rate;
  }

  private turnTo(rate: number): void {
    if (rate === this.rate) return;
    checkFinite('speed', 'rate', rate);
    this.origin = this.inner(this.elapsed);
    this.since = this.elapsed;
    this.rate = rate;
  }
}
