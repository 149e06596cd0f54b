import type { Observable } from 'rxjs';
import type { Action, EndingAction, FiniteAction, ReversibleAction } from '../action/action.js';
import type { Effect, OpenEffect, Progress } from '../action/effect.js';
import { Latest } from '../action/latest.js';
import { composed } from '../action/composed.js';
import { Leaf } from '../action/leaf.js';
import { type Motion, motionOf, reverseOf } from '../action/motion.js';
import { OpenLeaf } from '../action/open-leaf.js';
import { Run } from '../time/run.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED, type Edges, OPEN } from '../time/edges.js';
import { reducedMotion$ } from './reduced-motion.js';

/**
 * An action that moves less for users who ask for less motion, also when they ask while it runs.
 *
 * Then an action of known length is at its end at once, and keeps its length, so that what is composed with it stays in step. One
 * without an end does not start, and what it has done so far is taken back. One that ends at some time is over at once. Where there
 * is an alternative, it runs instead of all this.
 *
 *     reduced$    no-----------yes----------no---
 *     moveTo(2)   0----50----- 200--------- 150--       at any time it is where it would be without the past
 *
 * ```ts
 * import { from, of } from 'rxjs';
 * import { moveTo } from 'rx-motion';
 * import { respectReducedMotion } from 'rx-motion/dom';
 *
 * const ship = { x: 0 };
 * const calm = respectReducedMotion(moveTo(1, { x: 100 }), undefined, of(true));
 * from([0]).pipe(calm.on(ship)).subscribe();
 * ship.x; // => 100
 * ```
 *
 * @param action What to run.
 * @param alternative What to run instead, a fade for a flight say. With it the whole is as long as the longer one.
 * @param reduced$ Whether less motion is wanted; by default {@link reducedMotion$}. A page may have a switch of its own.
 * @throws TypeError when `action` or `alternative` is not an action, or `reduced$` not an observable; RangeError when an alternative
 * without an end stands for an action that has one.
 */
export function respectReducedMotion<T>(
  action: ReversibleAction<T>,
  alternative?: undefined,
  reduced$?: Observable<boolean>,
): ReversibleAction<T>;
export function respectReducedMotion<T, U = unknown>(
  action: FiniteAction<T>,
  alternative?: FiniteAction<U>,
  reduced$?: Observable<boolean>,
): FiniteAction<T & U>;
export function respectReducedMotion<T, U = unknown>(
  action: EndingAction<T>,
  alternative?: EndingAction<U>,
  reduced$?: Observable<boolean>,
): EndingAction<T & U>;
export function respectReducedMotion<T, U = unknown>(
  action: Action<T>,
  alternative?: Action<U>,
  reduced$?: Observable<boolean>,
): Action<T & U>;
export function respectReducedMotion<T>(
  action: Action<T>,
  alternative?: Action<T>,
  reduced$: Observable<boolean> = reducedMotion$,
): Action<T> {
  const motion = motionOf('respectReducedMotion', action);
  const instead = alternative && motionOf('respectReducedMotion', alternative);
  checkObservable('respectReducedMotion', 'reduced$', reduced$);
  const parts = instead === undefined ? [motion] : [motion, instead];
  if (
    instead !== undefined &&
    motion.ends &&
    (!instead.ends || (motion.duration < Infinity && instead.duration === Infinity))
  ) {
    throw new RangeError('respectReducedMotion: the alternative must end as the action does, got one that does not');
  }
  const duration = Math.max(motion.duration, instead?.duration ?? 0);
  if (motion.duration < Infinity) {
    const turn = instead === undefined ? reverseOf(action) : undefined;
    return composed('respectReducedMotion', parts, {
      duration,
      bind: (target, start, end, edges) =>
        new Leaf(new FiniteChoice(motion, instead, target, reduced$, duration), start, end, edges),
      reverse: turn && ((): ReversibleAction<T> => respectReducedMotion(turn(), undefined, reduced$)),
    });
  }
  return composed('respectReducedMotion', parts, {
    duration: Infinity,
    ends: motion.ends,
    bind: (target, start, end, edges) =>
      new OpenLeaf(new OpenChoice(motion, instead, target, reduced$), start, end, edges),
    progressAt: () => 0,
  });
}

/** An action and what may run instead, on one target; only one of them has done anything at any time. */
class Choice<T> {
  protected readonly action: Run<T>;
  protected readonly alternative: Run<T> | null;
  private readonly reduced$: Latest<boolean>;
  private shown: Run<T> | null = null;

  constructor(
    motion: Motion<T>,
    instead: Motion<T> | undefined,
    target: T,
    reduced$: Observable<boolean>,
    duration: Seconds,
  ) {
    // What is shorter than the whole stands still at its end; what is not goes with it, beyond its ends too.
    const edgesFor = (part: Motion<T>): Edges => (part.duration < duration || duration === Infinity ? CLOSED : OPEN);
    this.action = new Run(motion, target, edgesFor(motion));
    this.alternative = instead === undefined ? null : new Run(instead, target, edgesFor(instead));
    this.reduced$ = new Latest(reduced$);
  }

  undo(): void {
    this.shown?.seek(-Infinity);
  }

  stop(): void {
    this.reduced$.close();
    this.action.halt();
    this.alternative?.halt();
  }

  protected isReduced(): boolean {
    return this.reduced$.read() ?? false;
  }

  /** Leads one of the two to `time`; if the other one was shown, it is undone before. */
  protected show(run: Run<T>, time: Seconds): void {
    if (this.shown !== run) this.undo();
    this.shown = run;
    run.seek(time);
  }
}

class FiniteChoice<T> extends Choice<T> implements Effect {
  private readonly duration: Seconds;

  constructor(
    motion: Motion<T>,
    instead: Motion<T> | undefined,
    target: T,
    reduced$: Observable<boolean>,
    duration: Seconds,
  ) {
    super(motion, instead, target, reduced$, duration);
    this.duration = duration;
  }

  update(progress: Progress): void {
    const time = progress * this.duration;
    if (!this.isReduced()) this.show(this.action, time);
    else if (this.alternative !== null) this.show(this.alternative, time);
    else this.show(this.action, this.duration);
  }
}

class OpenChoice<T> extends Choice<T> implements OpenEffect {
  private readonly ends: boolean;

  constructor(motion: Motion<T>, instead: Motion<T> | undefined, target: T, reduced$: Observable<boolean>) {
    super(motion, instead, target, reduced$, Infinity);
    this.ends = motion.ends;
  }

  update(elapsed: Seconds): Seconds | undefined {
    const run = this.isReduced() ? this.alternative : this.action;
    if (run === null) {
      this.undo();
      return this.ends ? elapsed : undefined;
    }
    this.show(run, elapsed);
    return this.ends && run.hasEnded ? run.time - run.root!.end : undefined;
  }
}
