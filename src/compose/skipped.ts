import type { FiniteAction } from '../action/action.js';
import { composed } from '../action/composed.js';
import type { InnerEffect, Progress } from '../time/effect.js';
import { Leaf } from '../action/leaf.js';
import type { Motion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import { OPEN } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import type { Span } from '../time/span.js';
import { InnerRun } from './inner-run.js';

/**
 * An action that is in its first frame where it will be in the end, and as long as it is: at its end; under a `reverseTime` at its start; under a curve
 * where that leads.
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

  /** What time passes has been there to its end, though it comes back from elsewhere. */
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

  /** The end of a span is a sum: its length may differ from the action's by a rounding. */
  private timeAt(time: Seconds): Seconds {
    const { start, end } = this.span;
    return time === end - start ? this.run.action.duration : time;
  }
}
