import type { FiniteAction } from '../../action/action.js';
import { composed } from '../../action/composed.js';
import type { InnerEffect, Progress } from '../../time/effect.js';
import { Leaf } from '../../action/leaf.js';
import type { Motion } from '../../action/motion.js';
import type { Seconds } from '../../clock/seconds.js';
import { InnerRun } from '../../compose/inner-run.js';
import { OPEN } from '../../time/edges.js';
import type { Playhead } from '../../time/playhead.js';
import type { Span } from '../../time/span.js';

/**
 * An action as long as `motion` whose first frame already shows its last state: the end, the start inside
 * `reverseTime`, or wherever a curve around it ends. Under a time that may come back, it does nothing until it has
 * ended.
 */
export function skipped<T>(name: string, motion: Motion<T>): FiniteAction<T> {
  return composed(name, [motion], {
    duration: motion.duration,
    bind: (target, start, end, edges) => new Leaf(new Skip(motion, target), start, end, edges),
  });
}

class Skip<T> implements InnerEffect {
  private readonly run: InnerRun<T>;
  private span!: Span;

  constructor(motion: Motion<T>, target: T) {
    this.run = new InnerRun(motion, target, OPEN);
  }

  attach(playhead: Playhead, span: Span): void {
    this.span = span;
    this.run.under(playhead, span, (time) => this.timeAt(time));
  }

  /** An action that time has passed is at its own end, even if a curve later brings it back. */
  update(progress: Progress): void {
    const isPassed = progress === 1 && this.span.edges.high === 'closed';
    this.run.seek(isPassed ? this.run.action.duration : this.run.destination);
  }

  undo(): void {
    this.run.seek(-Infinity);
  }

  stop(): void {
    this.run.halt();
  }

  /** The end of a span is a sum, so its length may differ from the duration by a rounding. */
  private timeAt(time: Seconds): Seconds {
    const { start, end } = this.span;
    return time === end - start ? this.run.action.duration : time;
  }
}
