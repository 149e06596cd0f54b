import { type Observable, first } from 'rxjs';
import type { EndingAction } from '../action/action.js';
import { Latest } from '../action/latest.js';
import { motionOf } from '../action/motion.js';
import { checkObservable } from '../clock/check-observable.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED, FORWARDS } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import { InnerRun } from './inner-run.js';

/** What a {@link script} yields: made by {@link run} and {@link next}. */
export class ScriptStep<in T> {
  /** Starts the step in one run of a script. */
  readonly begin: Begin<T>;

  constructor(begin: Begin<T>) {
    this.begin = begin;
  }
}

/**
 * @param returns Whether time may go back.
 * @param playhead The playhead of the script.
 * @param span The span of the script.
 */
type Begin<in T> = (target: T, start: Seconds, returns: boolean, playhead: Playhead, span: Span) => RunningStep;

/** One step in one run of a script: an action at work, or a value that it waits for. */
export interface RunningStep extends Pick<InnerRun<unknown>, 'start' | 'end' | 'nextEnd' | 'seek' | 'halt'> {
  /** What the script gets for it. */
  readonly result?: unknown;
  readonly failure?: { readonly error: unknown };
}

/**
 * A step of a {@link script}: runs an action to its end.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { moveBy, run, script } from 'rx-motion';
 *
 * const ship = { x: 0 };
 * const twice = script(function* () {
 *   yield* run(moveBy(1, { x: 10 }));
 *   yield* run(moveBy(1, { x: 20 }));
 * });
 * from([0, 1.5]).pipe(twice.on(ship)).subscribe();
 * ship.x; // => 20
 * ```
 *
 * @param action An action that ends. An error in it ends the script: it is not thrown in the generator.
 * @throws RangeError when the action has no end; TypeError when it is not an action.
 */
export function run<T>(action: EndingAction<T>): Generator<ScriptStep<T>, void, unknown> {
  const motion = motionOf('run', action);
  if (!motion.ends) throw new RangeError('run: the action must have an end, got one without');
  return only(
    new ScriptStep<T>((target, start, returns, playhead, span) => {
      const inner = new InnerRun(motion, target, returns ? CLOSED : FORWARDS, start);
      inner.under(playhead, span, (time) => span.start + time);
      return inner;
    }),
  );
}

/**
 * A step of a {@link script}: waits for the first value of an observable. It ends in the frame after that value.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { moveBy, next, play, run, script } from 'rx-motion';
 *
 * const ship = { x: 0 };
 * const follow = script(function* () {
 *   const x = yield* next(of(40));
 *   yield* run(moveBy(1, { x }));
 * });
 * play(follow, ship, of(0, 0.5)).subscribe();
 * ship.x; // => 20
 * ```
 *
 * @param source$ Subscribed when the step begins. Its error is thrown in the script; so is RxJS's EmptyError, if it
 * completes without a value.
 * @returns The value.
 * @throws TypeError when `source$` is not an observable.
 */
export function next<V>(source$: Observable<V>): Generator<ScriptStep<unknown>, V, unknown> {
  checkObservable('next', 'source$', source$);
  return only(new ScriptStep<unknown>((_target, start) => new ValueStep(source$, start)));
}

/** A generator of one step, which returns what the script gets for it. */
function* only<T, R>(step: ScriptStep<T>): Generator<ScriptStep<T>, R, unknown> {
  return (yield step) as R;
}

class ValueStep implements RunningStep {
  readonly start: Seconds;
  readonly nextEnd = Infinity;
  result: unknown;
  failure?: { readonly error: unknown };
  private readonly latest: Latest<unknown>;
  /** When it got its value; kept when time goes back. */
  private over: Seconds | undefined;
  private time: Seconds = -Infinity;

  constructor(source$: Observable<unknown>, start: Seconds) {
    this.start = start;
    this.latest = new Latest(source$.pipe(first()));
  }

  get end(): Seconds | undefined {
    return this.over !== undefined && this.time >= this.over ? this.over : undefined;
  }

  seek(time: Seconds): void {
    this.time = time;
    if (this.over !== undefined || time === -Infinity) return;
    try {
      this.result = this.latest.read();
      if (!this.latest.emitted) return;
    } catch (error) {
      this.failure = { error };
    }
    this.over = time;
    this.halt();
  }

  halt(): void {
    this.latest.close();
  }
}
