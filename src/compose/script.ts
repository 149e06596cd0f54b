import { delayTime } from '../actions/delay.js';
import { jump } from '../clock/jump.js';
import { flushPage } from '../clock/page.js';
import type { Seconds } from '../clock/seconds.js';
import { checkFunction, shownValue } from '../math/check.js';
import type { EndingAction } from '../motion/action.js';
import { openAction } from '../motion/compound.js';
import { motionOf } from '../motion/motion.js';
import type { Bindable } from '../time/bindable.js';
import { Concat } from '../time/concat.js';
import { type Edges, remembers } from '../time/edges.js';
import type { Succession } from '../time/succession.js';
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
export function script<S extends ScriptStep<never>, T = StepTarget<S>>(
  steps: (target: T) => Generator<S, void, unknown>,
): EndingAction<T & StepTarget<S>> {
  checkFunction('script', 'steps', steps);
  return openAction<T>('script', (target, start, edges) => {
    const generator = steps(target) as Steps;
    if (!('next' in Object(generator) && Symbol.iterator in generator))
      throw new TypeError(`script: steps must return a generator, got ${shownValue(generator)}`);
    return new Script(generator, target as never, start, edges);
  });
}

/** The capabilities that all of the steps `S` require of a target. */
export type StepTarget<S> = (S extends ScriptStep<infer T> ? (target: T) => void : never) extends (
  target: infer T,
) => void
  ? T
  : never;

type Steps = Generator<ScriptStep<never>, void, unknown>;

/** More steps than this in one frame are an endless loop. */
const MOST_STEPS = 100_000;

/** After so many steps in a jump, a script counts as endless: it rests. */
const MOST_IN_JUMP = 1000;

/** A concat whose children come from a generator, each when the one before has ended. */
class Script extends Concat {
  readonly #generator: Steps;
  /** The first step takes no time, so that the generator starts with the first frame. */
  readonly #steps = new Map<number, Bindable<never>>([[0, FIRST_STEP]]);
  /** The last frame in which steps were taken, or the last jump, and how many. */
  #frame = NaN;
  #taken = 0;

  constructor(generator: Steps, target: never, start: Seconds, edges: Edges) {
    super(UNKNOWN, target, start, Infinity, edges);
    this.#generator = generator;
  }

  override get child(): Bindable<never> {
    return this.#steps.get(this.index)!;
  }

  override endOfChild(start: Seconds): Seconds {
    return start + this.child.duration;
  }

  protected override get isEndless(): boolean {
    return this.#taken > MOST_IN_JUMP;
  }

  protected override hasNext(): boolean {
    const { index, playhead } = this;
    if (this.#steps.has(index + 1)) return true;
    // A jump may show a script several times.
    const frame = jump.now > 0 ? -jump.now : playhead.time;
    this.#taken = frame === this.#frame ? this.#taken + 1 : 1;
    this.#frame = frame;
    if (this.#taken > MOST_STEPS)
      throw new RangeError(`script: in one frame there must be fewer than ${MOST_STEPS} steps, got more`);
    // As before a callback.
    flushPage();
    const { value, done } = this.#generator.next();
    // The generator may also have stopped the script.
    if (done === true || !playhead.isLive) return false;
    if (!(value instanceof ScriptStep))
      throw new TypeError(`script: a step must come from yield* run() or yield* next(), got ${shownValue(value)}`);
    if (!remembers(this.edges)) this.#steps.delete(index);
    this.#steps.set(index + 1, motionOf('script', value.action));
    return true;
  }
}

const FIRST_STEP: Bindable<unknown> = /* @__PURE__ */ motionOf('script', /* @__PURE__ */ delayTime(0));

/** What is known of the steps beforehand. */
const UNKNOWN: Succession<unknown> = {
  count: Infinity,
  waits: false,
  child: () => FIRST_STEP,
  endOf: () => Infinity,
};
