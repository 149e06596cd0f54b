import { EMPTY, type Observable } from 'rxjs';
import type { Action, ReversibleAction } from '../../action/action.js';
import { composed } from '../../action/composed.js';
import { Latest } from '../../action/latest.js';
import type { Motion } from '../../action/motion.js';
import type { Seconds } from '../../clock/seconds.js';
import { InnerRun } from '../../compose/inner-run.js';
import { recorderOf } from '../../lines/recorder.js';
import { doEach } from '../../math/do-each.js';
import { CLOSED, type Edges, OPEN } from '../../time/edges.js';
import { HIGH, LOW, Span, type SpanObserver } from '../../time/span.js';

/**
 * Runs one of two actions, as a stream says. The target is always as if the chosen action had run from the start: what
 * the other one did is undone.
 *
 *     takesOther$   no-----------yes----------no---
 *     action        ^------------!            ^----
 *     other                      ^------------!
 *
 * @param name Its name in errors.
 * @param other If left out, `action` itself stands for it, and shows its last state from the start: its end, its start
 * inside `reverseTime`, or wherever a curve around it ends. If time may come back, that state is shown only once the
 * action has ended. An action of unknown length is undone, and ends at once unless it is endless.
 * @param takesOther$ Read once a frame while the action runs; false until it emits.
 * @param reverse Makes the reverse, if there is one.
 * @returns An action as long as the longer one.
 */
export function either<T>(
  name: string,
  action: Motion<T>,
  other: Motion<T> | undefined,
  takesOther$: Observable<boolean>,
  reverse?: () => ReversibleAction<T>,
): Action<T> {
  const inner = other === undefined ? [action] : [action, other];
  const duration = Math.max(...inner.map((part) => part.duration));
  const ends = inner.every((part) => part.ends);
  return composed(name, inner, {
    duration,
    bind: (target, start, end, edges) => {
      // An action shorter than the whole rests at its end; one as long as the whole follows it beyond its ends too.
      const runs = inner.map(
        (part) => new InnerRun(part, target, part.duration < duration || duration === Infinity ? CLOSED : OPEN),
      );
      // A score reads the action itself.
      const other$ = recorderOf(target) === undefined ? takesOther$ : EMPTY;
      return new Choice(runs, { duration, ends, takesOther$: other$ }, start, end, edges);
    },
    reverse,
  });
}

interface Whole {
  readonly duration: Seconds;
  readonly ends: boolean;
  readonly takesOther$: Observable<boolean>;
}

class Choice<T> extends Span {
  private readonly runs: readonly InnerRun<T>[];
  private readonly whole: Whole;
  private readonly takesOther$: Latest<boolean>;
  /** The run that has written the target. */
  private shown: InnerRun<T>;

  constructor(runs: readonly InnerRun<T>[], whole: Whole, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.runs = runs;
    this.shown = runs[0]!;
    this.whole = whole;
    this.takesOther$ = new Latest(whole.takesOther$);
  }

  override subscribe(observer: SpanObserver): void {
    for (const run of this.runs) run.under(observer.playhead, this, (time) => this.exact(time));
    super.subscribe(observer);
  }

  follow(time: Seconds): boolean {
    if (this.isBefore(time)) {
      this.shown.seek(-Infinity);
      this.leave(LOW);
    } else if (time >= this.end && this.edges.high === 'closed') {
      this.show(this.whole.duration);
      this.leave(HIGH);
    } else {
      this.show(this.exact(time - this.start));
      this.endWithShown();
    }
    return this.observer !== null;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    try {
      this.takesOther$.close();
    } finally {
      doEach(this.runs, (run) => {
        run.halt();
      });
    }
  }

  private show(time: Seconds): void {
    const takesOther = this.takesOther$.read() === true;
    const [action, other] = this.runs as [InnerRun<T>, InnerRun<T>?];
    const run = takesOther ? (other ?? action) : action;
    // Reading the stream, or undoing the other run, may stop this span; seeking would restart it.
    if (this.observer !== null && this.shown !== run) this.shown.seek(-Infinity);
    if (this.observer === null) return;
    this.shown = run;
    if (!takesOther || other !== undefined) run.seek(this.edges.low === 'held' ? Math.max(0, time) : time);
    else if (this.whole.duration < Infinity) run.seek(run.destination);
    else {
      run.seek(-Infinity);
      if (this.whole.ends) this.endAt(0);
    }
  }

  /** If the end is not planned, the whole ends with the run that is shown. */
  private endWithShown(): void {
    const { end } = this.shown;
    if (end !== undefined && !this.isPlanned && this.whole.ends) this.endAt(end);
  }

  private endAt(time: Seconds): void {
    this.end = this.start + time;
    this.leave(HIGH);
  }

  /** The duration if this is the end: the end of a span is a sum, so its length may differ by a rounding error. */
  private exact(time: Seconds): Seconds {
    return time === this.end - this.start ? this.whole.duration : time;
  }
}
