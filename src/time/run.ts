import { page } from '../clock/page.js';
import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from './bindable.js';
import { type Edges, remembers } from './edges.js';
import type { Progress } from './effect.js';
import { Playhead } from './playhead.js';
import type { Side, Span, SpanObserver } from './span.js';

/**
 * One action on one target, under its own playhead.
 *
 *     time    -1---0----0.5---1----1.5---0.5
 *     live         ^----------!          ^--     an action of 1 s with closed ends
 */
export class Run<T> extends Playhead implements SpanObserver {
  readonly action: Bindable<T>;
  readonly target: T;
  readonly edges: Edges;

  constructor(action: Bindable<T>, target: T, edges: Edges) {
    super();
    this.action = action;
    this.target = target;
    this.edges = edges;
  }

  get playhead(): this {
    return this;
  }

  /** If time may come back, its destination is unknown: -Infinity stands for that. */
  get destination(): Seconds {
    return this.outer?.destination ?? (remembers(this.edges) ? -Infinity : Infinity);
  }

  /** The progress that it emits at a time that it has shown. */
  progressAt(time: Seconds): Progress {
    return this.hasEnded ? 1 : this.action.progressAt(time - this.origin);
  }

  /** Starts the action on its target, or resumes it where it was halted. */
  begin(): void {
    this.goLive();
    try {
      this.root ??= this.bind();
      this.root.subscribe(this);
    } catch (error) {
      this.halt();
      throw error;
    }
  }

  /** Begins without a span: a row stands for it. */
  goLive(): void {
    this.phase = 'live';
    if (this.outer !== undefined) return;
    page.changes++;
    page.starts$?.next(this);
  }

  /** Shows any time, even one that jumps back. */
  goTo(time: Seconds): void {
    if (this.phase !== 'live') {
      if (this.isOutside(time)) {
        this.time = time;
        return;
      }
      this.begin();
    }
    // The same as `advance`, but saves a stack frame for each level of nested runs.
    if (time < this.time) this.fall(time);
    this.follow(time);
  }

  left(_root: Span, side: Side): void {
    this.phase = side === 'high' ? 'ended' : 'idle';
    if (side === 'low') this.root = null;
  }

  protected bind(): Span {
    const { action, target, origin, edges } = this;
    return action.bind(target, origin, origin + action.duration, edges);
  }

  /** Whether a run that is not live has nothing to show at `time`, because it has ended or not started. */
  private isOutside(time: Seconds): boolean {
    if (this.root !== null) return this.hasEnded && time >= this.root.end;
    return time < 0 && (this.edges.low === 'closed' || time === -Infinity);
  }
}
