import type { Observable } from 'rxjs';
import type { Action, ReversibleAction } from '../action/action.js';
import { composed } from '../action/composed.js';
import { doEach } from '../math/do-each.js';
import { Latest } from '../action/latest.js';
import type { Motion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED, type Edges, OPEN } from '../time/edges.js';
import { HIGH, LOW, Span, type SpanObserver } from '../time/span.js';
import { InnerRun } from './inner-run.js';

/**
 * Runs one of two actions, as a stream says. At any time the target is where that one would have led it from the start on: what the other one has done is
 * taken back.
 *
 *     takesOther$   no-----------yes----------no---
 *     action        ^------------!            ^----
 *     other                      ^------------!
 *
 * @param name As errors call it.
 * @param takesOther$ Asked once a frame, while it runs; no until it emits.
 * @param reverse How it turns around, if it can.
 * @returns An action as long as the longer one.
 */
export function either<T>(
  name: string,
  action: Motion<T>,
  other: Motion<T>,
  takesOther$: Observable<boolean>,
  reverse?: () => ReversibleAction<T>,
): Action<T> {
  const whole: Whole = {
    duration: Math.max(action.duration, other.duration),
    ends: action.ends && other.ends,
    takesOther$,
  };
  return composed(name, [action, other], {
    duration: whole.duration,
    bind: (target, start, end, edges) =>
      new Choice(runOf(action, target, whole), runOf(other, target, whole), whole, start, end, edges),
    progressAt: whole.duration < Infinity ? undefined : () => 0,
    reverse,
  });
}

interface Whole {
  readonly duration: Seconds;
  readonly ends: boolean;
  readonly takesOther$: Observable<boolean>;
}

/** What is shorter than the whole stands still at its end; what is not goes with it, beyond its ends too. */
function runOf<T>(part: Motion<T>, target: T, { duration }: Whole): InnerRun<T> {
  return new InnerRun(part, target, part.duration < duration || duration === Infinity ? CLOSED : OPEN);
}

class Choice<T> extends Span {
  private readonly action: InnerRun<T>;
  private readonly other: InnerRun<T>;
  private readonly whole: Whole;
  private readonly takesOther$: Latest<boolean>;
  private readonly plannedEnd: Seconds;
  /** The one of the two that has done something. */
  private shown: InnerRun<T>;

  constructor(action: InnerRun<T>, other: InnerRun<T>, whole: Whole, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.action = this.shown = action;
    this.other = other;
    this.whole = whole;
    this.takesOther$ = new Latest(whole.takesOther$);
    this.plannedEnd = end;
  }

  override subscribe(observer: SpanObserver): void {
    this.end = this.plannedEnd;
    for (const run of [this.action, this.other]) run.under(observer.playhead, this, (time) => this.exact(time));
    super.subscribe(observer);
  }

  follow(time: Seconds): boolean {
    const isOver = time >= this.end && this.edges.high === 'closed';
    if (this.isBefore(time)) {
      this.shown.seek(-Infinity);
      this.handOver(LOW);
    } else if (isOver) {
      this.show(this.whole.duration);
      this.handOver(HIGH);
    } else {
      this.show(this.exact(time - this.start));
      this.endWithPart();
    }
    return this.observer !== null;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    try {
      this.takesOther$.close();
    } finally {
      doEach([this.action, this.other], (run) => {
        run.halt();
      });
    }
  }

  private show(time: Seconds): void {
    const run = this.takesOther$.read() === true ? this.other : this.action;
    // Reading, and taking back what was done, may stop it; seeking would restart it.
    if (this.observer !== null && this.shown !== run) this.shown.seek(-Infinity);
    if (this.observer === null) return;
    this.shown = run;
    run.seek(this.edges.low === 'held' ? Math.max(0, time) : time);
  }

  /** Where it is not known beforehand when the whole is over, it is with the one that runs. */
  private endWithPart(): void {
    const { end } = this.shown;
    if (end === undefined || this.plannedEnd < Infinity || !this.whole.ends) return;
    this.end = this.start + end;
    this.handOver(HIGH);
  }

  /** The end of a span is a sum: its length may differ from the duration by a rounding. */
  private exact(time: Seconds): Seconds {
    return time === this.end - this.start ? this.whole.duration : time;
  }
}
