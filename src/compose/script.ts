import type { EndingAction } from '../action/action.js';
import type { Attached, Dated, OpenEffect } from '../action/effect.js';
import { unplanned } from '../action/composed.js';
import { OpenLeaf } from '../action/open-leaf.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFunction, describe } from '../math/check.js';
import { remembers } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import { type Passage, type Place, ScriptStep } from './step.js';

/**
 * A choreography as a generator: it yields actions and observables, one after another, and may decide as it goes.
 *
 * `yield* run(action)` runs an action to its end; `yield* next(source$)` waits for a value, and has it. What a frame overshoots a step by goes to the next one.
 * Time that comes back undoes the steps that it passes, and what was yielded once is shown again on the way forwards: the generator goes only forwards. Before its
 * start it is forgotten, and begins anew.
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
 * @param steps Called with the target at each start. What it throws ends the action, through its error channel. It is not returned from when the action is stopped:
 * it is dropped where it stands.
 * @returns An action that ends when the generator does: others may follow it, but it can't be eased, repeated or turned around.
 * @throws TypeError when `steps` is not a function. While it runs, a TypeError when it yields something else than a step; a RangeError when it yields 100,000
 * steps that take no time in one frame.
 * @see {@link sequence}, where all is known beforehand, {@link waitFor}, {@link firstOf}.
 */
export function script<S extends ScriptStep<never>, T = AskedBy<S>>(
  steps: (target: T) => Generator<S, void, unknown>,
): EndingAction<T & AskedBy<S>> {
  checkFunction('script', 'steps', steps);
  return unplanned<T>('script', (target, start, end, edges) => {
    const generator = steps(target) as Generator<ScriptStep<unknown>, void, unknown>;
    return new OpenLeaf(new Script(generator, target, remembers(edges)), start, end, edges);
  });
}

/** What a target must be able to do for all of the steps `S`. */
type AskedBy<S> = (S extends ScriptStep<infer T> ? (target: T) => void : never) extends (target: infer T) => void
  ? T
  : never;

/** So many steps in one frame come from a loop without an end. */
const MOST_STEPS = 100_000;

class Script<T> implements OpenEffect, Attached, Dated {
  private readonly generator: Generator<ScriptStep<T>, void, unknown>;
  private readonly target: T;
  private readonly returns: boolean;
  /** What was yielded so far; where time does not come back, only the present step. */
  private steps: Passage[] = [];
  private index = 0;
  private isDone = false;
  /** What a step does, or the generator, may stop the whole. */
  private isLive = false;
  over: Seconds | undefined;
  private place!: Place;

  constructor(generator: Generator<ScriptStep<T>, void, unknown>, target: T, returns: boolean) {
    this.generator = generator;
    this.target = target;
    this.returns = returns;
  }

  attach(playhead: Playhead, span: Span): void {
    this.place = { playhead, span };
    this.isLive = true;
  }

  get nextEnd(): Seconds {
    const step = this.steps[this.index];
    return step === undefined ? 0 : step.start + step.nextEnd;
  }

  update(elapsed: Seconds): Seconds | undefined {
    while (this.index > 0 && elapsed < this.steps[this.index]!.start) {
      this.steps[this.index]!.undo();
      if (!this.isLive) return undefined;
      this.index--;
    }
    this.over = undefined;
    if (this.steps.length === 0 && !this.goOn(0)) return this.left(elapsed, 0);
    for (let count = 0; this.isLive; count++) {
      if (count === MOST_STEPS)
        throw new RangeError(`script: in one frame there must be fewer than ${MOST_STEPS} steps, got more`);
      const step = this.steps[this.index]!;
      step.show(elapsed - step.start);
      if (step.length === undefined) return undefined;
      const end = step.start + step.length;
      if (this.index < this.steps.length - 1) this.index++;
      else if (!this.goOn(end)) return this.left(elapsed, end);
    }
    return undefined;
  }

  private left(elapsed: Seconds, end: Seconds): Seconds {
    this.over = end;
    return elapsed - end;
  }

  undo(): void {
    for (; this.index > 0 && this.isLive; this.index--) this.steps[this.index]!.undo();
    if (this.isLive) this.steps[0]?.undo();
  }

  stop(): void {
    this.isLive = false;
    this.steps[this.index]?.stop();
  }

  /** Asks the generator for the next step, which starts at `start`. Returns whether there is one. */
  private goOn(start: Seconds): boolean {
    if (this.isDone) return false;
    // A step has stopped the whole: the generator is dropped where it stands.
    if (!this.isLive) return true;
    const last = this.steps.at(-1);
    const { value, done } = last?.failure
      ? this.generator.throw(last.failure.error)
      : this.generator.next(last?.result);
    this.isDone = done === true;
    if (this.isDone) return false;
    if (!(value instanceof ScriptStep))
      throw new TypeError(`script: a step must come from run() or next(), got ${describe(value)}`);
    if (!this.returns) this.steps = [];
    this.index = this.steps.push(value.begin(this.target, start, this.returns, this.place)) - 1;
    return true;
  }
}
