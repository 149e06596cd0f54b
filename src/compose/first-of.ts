import type { Action, EndingAction, TargetOf } from '../action/action.js';
import type { Attached, Dated, OpenEffect } from '../action/effect.js';
import { composed } from '../action/composed.js';
import type { Motion } from '../action/motion.js';
import { OpenLeaf } from '../action/open-leaf.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED, FORWARDS, remembers } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import { InnerRun } from './inner-run.js';
import { nextEndOf } from './next-end.js';
import { type ChildOf, type Children, motionsOf } from './list.js';

/**
 * Runs actions side by side until the first of them ends, which stops the others where they are: at its end, however far a frame jumps beyond.
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
 * @param actions One by one or as an array; at least one must end. Where several end at once, all of them have.
 * @returns An action that ends, though its length may not be known.
 * @throws RangeError when none of the actions ends; TypeError when something is not an action.
 * @see {@link spawn}, which waits for all of them.
 */
export function firstOf<const C extends Children<Action<never>>>(...actions: C): EndingAction<TargetOf<ChildOf<C>>> {
  const children = motionsOf('firstOf', actions);
  if (!children.some(({ ends }) => ends))
    throw new RangeError(
      `firstOf: at least one action must end, got ${children.length === 0 ? 'none' : 'none that does'}`,
    );
  return composed('firstOf', children, {
    duration: Infinity,
    ends: true,
    bind: (target, start, end, edges) => new OpenLeaf(new Race(children, target, remembers(edges)), start, end, edges),
    progressAt: () => 0,
  });
}

class Race<T> implements OpenEffect, Attached, Dated {
  private readonly runs: readonly InnerRun<T>[];
  /** Those whose end is not planned: whether they end in a frame is known when they have been shown it, so they may have to go back where a frame shows none of their ends. */
  private readonly unplanned: ReadonlySet<InnerRun<T>>;
  /** When the first of the others ends. */
  private readonly planned: Seconds;
  over: Seconds | undefined;
  /** What a child does may stop the whole; seeking would restart it. */
  private isLive = false;

  constructor(children: readonly Motion<T>[], target: T, returns: boolean) {
    const isUnplanned = ({ ends, duration }: Motion<T>): boolean => ends && duration === Infinity;
    this.runs = children.map(
      (motion) => new InnerRun(motion, target, returns || isUnplanned(motion) ? CLOSED : FORWARDS),
    );
    this.unplanned = new Set(this.runs.filter((_, index) => isUnplanned(children[index]!)));
    this.planned = Math.min(...children.map(({ duration }) => duration));
  }

  attach(playhead: Playhead, span: Span): void {
    this.isLive = true;
    for (const run of this.runs) run.under(playhead, span, (time) => Math.min(time, this.planned));
  }

  update(elapsed: Seconds): Seconds | undefined {
    this.over = undefined;
    const end = this.race(elapsed);
    const time = Math.min(elapsed, end);
    // What was shown that time above is not shown it twice.
    for (const run of this.runs) if (this.isLive && !(this.unplanned.has(run) && run.time === time)) run.seek(time);
    if (elapsed < end || !this.isLive) return undefined;
    this.over = end;
    this.stop();
    return elapsed - end;
  }

  get nextEnd(): Seconds {
    return Math.min(this.planned, ...Array.from(this.unplanned, nextEndOf));
  }

  /**
   * Leads those whose ends are not planned. Several of them are led together from one end of anything in them to the next, so that none goes beyond the end of
   * another one. Returns when the first of all ends, as far as is known.
   */
  private race(elapsed: Seconds): Seconds {
    const { unplanned } = this;
    let end = this.planned;
    for (;;) {
      const time = unplanned.size > 1 ? Math.min(elapsed, this.nextEnd) : elapsed;
      for (const run of unplanned) {
        if (!this.isLive) return end;
        run.seek(Math.min(time, end));
        end = Math.min(end, run.end ?? Infinity);
      }
      if (time >= Math.min(elapsed, end)) return end;
    }
  }

  /** What was done last is undone first. */
  undo(): void {
    for (const run of [...this.runs].reverse()) if (this.isLive) run.seek(-Infinity);
  }

  stop(): void {
    this.isLive = false;
    for (const run of this.runs) run.halt();
  }
}
