import type { Seconds } from '../clock/seconds.js';
import { doEach } from '../math/do-each.js';
import type { Action, EndingAction, TargetOf } from '../motion/action.js';
import { compose, UNKNOWN_END } from '../motion/compound.js';
import type { Motion } from '../motion/motion.js';
import { OpenSpan } from '../motion/open-span.js';
import { CLOSED, type Edges, FORWARDS, remembers } from '../time/edges.js';
import type { SpanObserver } from '../time/span.js';
import { InnerRun } from './inner-run.js';
import { type ChildOf, type Children, motionsOf } from './list.js';

/**
 * Runs actions side by side until the first of them ends. The others stop at that exact time, however far a frame
 * jumps. If they write the same property, all of them should add to it, or only one own it.
 *
 *     child 0   ^-----!
 *     child 1   ^-------- -  stopped
 *     firstOf   ^-----!
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { firstOf, moveBy, play, repeatForever, rotateBy, sequence, waitFor } from 'rx-motion';
 *
 * const frame$ = new Subject<number>();
 * const click$ = new Subject<void>();
 * const dial = { x: 0, y: 0, rotation: 0 };
 * const untilClick = firstOf(repeatForever(rotateBy(1, 90)), waitFor(click$));
 * play(sequence(untilClick, moveBy(1, { x: 10 })), dial, frame$).subscribe();
 * for (const dt of [0, 1.5]) frame$.next(dt);
 * click$.next();
 * for (const dt of [0.5, 1]) frame$.next(dt);
 * dial; // => { x: 10, y: 0, rotation: 180 }
 * ```
 *
 * @param actions One by one or as an array; at least one must end. Those that end at the same time all reach their
 * ends.
 * @returns An action that ends, at a time that is not known beforehand.
 * @throws RangeError when none of the actions ends; TypeError when something is not an action.
 * @see {@link spawn}, which waits for all of them.
 */
export function firstOf<const C extends Children<Action<never>>>(...actions: C): EndingAction<TargetOf<ChildOf<C>>> {
  const children = motionsOf('firstOf', actions);
  if (!children.some(({ ends }) => ends))
    throw new RangeError(
      `firstOf: at least one action must end, got ${children.length === 0 ? 'none' : 'none that does'}`,
    );
  return compose('firstOf', children, {
    duration: Infinity,
    ends: true,
    unread: children.some(isUnplanned) ? UNKNOWN_END : undefined,
    bind: (target, start, _end, edges) => new Race(children, target, start, edges),
  });
}

function isUnplanned({ ends, duration }: Motion<never>): boolean {
  return ends && duration === Infinity;
}

class Race<T> extends OpenSpan {
  readonly #runs: readonly InnerRun<T>[];
  /**
   * The runs without a planned end. Whether they end in a frame is known only after they have shown it, so they may
   * have to go back.
   */
  readonly #unplanned: ReadonlySet<InnerRun<T>>;
  /** The earliest planned end. */
  readonly #planned: Seconds;

  constructor(children: readonly Motion<T>[], target: T, start: Seconds, edges: Edges) {
    super(start, edges);
    const edgesOf = (motion: Motion<T>): Edges => (remembers(edges) || isUnplanned(motion) ? CLOSED : FORWARDS);
    const planned = start + children.reduce((least, { duration }) => Math.min(least, duration), Infinity);
    const timeAt = (elapsed: Seconds): Seconds => Math.min(start + elapsed, planned);
    this.#runs = children.map((motion) => new InnerRun(motion, target, edgesOf(motion), this, timeAt));
    for (const run of this.#runs) run.origin = start;
    this.#unplanned = new Set(this.#runs.filter((_, index) => isUnplanned(children[index]!)));
    this.#planned = planned;
  }

  override nextEnd(): Seconds {
    let least = this.#planned;
    for (const { nextEnd } of this.#unplanned) least = Math.min(least, nextEnd);
    return least;
  }

  override nextChange(until: Seconds): Seconds {
    return this.#runs.reduce((least, run) => Math.min(least, run.nextChange(until)), this.#planned);
  }

  override playheads(): readonly InnerRun<T>[] {
    return this.#runs;
  }

  override subscribe(observer: SpanObserver): void {
    super.subscribe(observer);
    for (const run of this.#runs) run.outer = observer.playhead;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    doEach(this.#runs, (run) => run.halt());
  }

  protected show(time: Seconds): Seconds | undefined {
    const end = this.#race(time);
    const shown = Math.min(time, end);
    // Skip runs that `race` has already advanced. Any of them may stop this span; seeking would restart it.
    for (const run of this.#runs)
      if (this.observer !== null && !(this.#unplanned.has(run) && run.time === shown)) run.goTo(shown);
    return time < end ? undefined : end;
  }

  /** Undoes the last run first. */
  protected override undo(): void {
    for (const run of [...this.#runs].reverse()) if (this.observer !== null) run.goTo(-Infinity);
  }

  /**
   * Advances the runs without a planned end. Several of them step together from each end inside them to the next, so
   * that none passes the end of another. Returns the earliest end known.
   */
  #race(time: Seconds): Seconds {
    const unplanned = this.#unplanned;
    const runs = [...unplanned];
    let end = this.#planned;
    for (;;) {
      const shown = unplanned.size > 1 ? Math.min(time, this.nextEnd()) : time;
      // Those whose end is unknown go first.
      const unknown = runs.filter(({ nextEnd }) => nextEnd === Infinity);
      for (const run of new Set([...unknown, ...runs])) {
        if (this.observer === null) return end;
        run.goTo(Math.min(shown, end));
        end = Math.min(end, run.end ?? Infinity);
      }
      if (shown >= Math.min(time, end)) return end;
    }
  }
}
