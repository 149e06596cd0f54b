import type { EndingAction } from '../action/action.js';
import { unplanned } from '../action/composed.js';
import { OpenSpan } from '../action/open-span.js';
import { flushPage } from '../clock/page.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFunction, shownValue } from '../math/check.js';
import { CLOSED, type Edges, FORWARDS, remembers } from '../time/edges.js';
import { InnerRun } from './inner-run.js';
import { ScriptStep } from './step.js';

/**
 * A choreography as a generator: it yields actions and observables one after another, and decides as it goes.
 *
 * `yield* run(action)` runs an action to its end; `yield* next(source$)` waits for a value and returns it. The
 * overshoot of a step goes to the next one. When time goes back, the steps are undone; when it goes forwards again, the
 * same steps are shown again, because the generator cannot go back. If time goes back to before the start, everything
 * is forgotten, and the next start calls `steps` again.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { type Positioned, moveBy, next, play, run, script } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const key$ = new Subject<'left' | 'right'>();
 * const ship = { x: 0, y: 0 };
 * const choose = script(function* (target: Positioned) {
 *   yield* run(moveBy(1, { y: 10 }));
 *   const key = yield* next(key$);
 *   yield* run(moveBy(1, { x: key === 'left' ? -target.y : target.y }));
 * });
 * play(choose, ship, frame$).subscribe();
 * for (const dt of [0, 1.5]) frame$.next(dt);
 * key$.next('left');
 * for (const dt of [0.5, 0.5]) frame$.next(dt);
 * ship; // => { x: -5, y: 10 }
 * ```
 *
 * @param steps Called with the target at each start. What it throws ends the action, through its error channel.
 * Stopping the action abandons the generator; its `finally` blocks do not run.
 * @returns An action that ends when the generator does: others may follow it, but it can't be eased, repeated or
 * reversed.
 * @throws TypeError when `steps` is not a function. While it runs, a TypeError when it yields anything but a step; a
 * RangeError when 100,000 steps end in one frame.
 * @see {@link sequence}, for steps known beforehand, {@link waitFor}, {@link firstOf}.
 */
export function script<S extends ScriptStep<never>, T = AskedBy<S>>(
  steps: (target: T) => Generator<S, void, unknown>,
): EndingAction<T & AskedBy<S>> {
  checkFunction('script', 'steps', steps);
  return unplanned<T>('script', (target, start, edges) => {
    const generator = steps(target) as Steps<T>;
    if (!('next' in Object(generator) && Symbol.iterator in generator))
      throw new TypeError(`script: steps must return a generator, got ${shownValue(generator)}`);
    return new Script(generator, target, start, edges);
  });
}

/** The capabilities that all of the steps `S` require of a target. */
type AskedBy<S> = (S extends ScriptStep<infer T> ? (target: T) => void : never) extends (target: infer T) => void
  ? T
  : never;

type Steps<T> = Generator<ScriptStep<T>, void, unknown>;

/** More steps than this in one frame are an endless loop. */
const MOST_STEPS = 100_000;

class Script<T> extends OpenSpan {
  readonly #generator: Steps<T>;
  readonly #target: T;
  /** The steps taken so far; only the current one if time never goes back. */
  #steps: InnerRun<T>[] = [];
  #index = 0;
  #isDone = false;

  constructor(generator: Steps<T>, target: T, start: Seconds, edges: Edges) {
    super(start, edges);
    this.#generator = generator;
    this.#target = target;
  }

  override get nextEnd(): Seconds {
    return this.#steps[this.#index]?.nextEnd ?? this.start;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.#steps[this.#index]?.halt();
  }

  protected show(time: Seconds): Seconds | undefined {
    while (this.#index > 0 && time < this.#steps[this.#index]!.start) {
      this.#steps[this.#index]!.seek(-Infinity);
      if (this.observer === null) return undefined;
      this.#index--;
    }
    if (this.#steps.length === 0 && !this.#takeStep(this.start)) return this.start;
    // A step or the generator may stop this span.
    for (let count = 0; this.observer !== null; count++) {
      if (count === MOST_STEPS)
        throw new RangeError(`script: in one frame there must be fewer than ${MOST_STEPS} steps, got more`);
      const step = this.#steps[this.#index]!;
      step.seek(time);
      const { end } = step;
      if (end === undefined) return undefined;
      if (this.#index < this.#steps.length - 1) this.#index++;
      else if (!this.#takeStep(end)) return end;
    }
    return undefined;
  }

  protected override undo(): void {
    for (; this.#index > 0 && this.observer !== null; this.#index--) this.#steps[this.#index]!.seek(-Infinity);
    if (this.observer !== null) this.#steps[0]?.seek(-Infinity);
  }

  /** Asks the generator for the next step, which starts at `start`. Returns whether there is one. */
  #takeStep(start: Seconds): boolean {
    const { observer } = this;
    if (this.#isDone) return false;
    // A step has stopped this span, so the generator is abandoned.
    if (observer === null) return true;
    // As before a callback.
    flushPage();
    const { value, done } = this.#generator.next();
    this.#isDone = done === true;
    if (this.#isDone) return false;
    if (!(value instanceof ScriptStep))
      throw new TypeError(`script: a step must come from yield* run() or yield* next(), got ${shownValue(value)}`);
    const isKept = remembers(this.edges);
    if (!isKept) this.#steps = [];
    const step = new InnerRun(value.motion, this.#target, isKept ? CLOSED : FORWARDS, start);
    step.under(observer.playhead, this, (time) => this.start + time);
    this.#index = this.#steps.push(step) - 1;
    return true;
  }
}
