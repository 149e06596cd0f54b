import type { Observable } from 'rxjs';
import type { Seconds } from '../../clock/seconds.js';
import { InnerRun } from '../../compose/inner-run.js';
import { doEach } from '../../math/do-each.js';
import { LatestValue } from '../../motion/latest-value.js';
import type { Motion } from '../../motion/motion.js';
import { CLOSED, type Edges, OPEN } from '../../time/edges.js';
import { Span, type SpanObserver } from '../../time/span.js';

/** What the two actions have in common. */
interface Whole {
  readonly duration: Seconds;
  readonly ends: boolean;
  /** Read once a frame; false until it emits. */
  readonly takesOther$: Observable<boolean>;
}

/**
 * Runs one of two actions, as a stream says. The target is always as if the chosen action had run from the start: what
 * the other one did is undone. If there is no other one, the action is at its destination instead.
 */
export class Choice<T> extends Span {
  override readonly kind = 'respectReducedMotion';
  readonly #runs: readonly InnerRun<T>[];
  readonly #whole: Whole;
  readonly #takesOther$: LatestValue<boolean>;
  /** The run that has written the target. */
  #shown: InnerRun<T>;

  constructor(parts: readonly Motion<T>[], target: T, whole: Whole, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    const { duration } = whole;
    this.#runs = parts.map((part) => {
      // An action shorter than the whole rests at its end; one as long as the whole follows it beyond its ends too.
      const innerEdges = part.duration < duration || duration === Infinity ? CLOSED : OPEN;
      return new InnerRun(part, target, innerEdges, this, (elapsed) => this.#exactTime(elapsed));
    });
    this.#shown = this.#runs[0]!;
    this.#whole = whole;
    this.#takesOther$ = new LatestValue(whole.takesOther$);
  }

  override nextChange(until: Seconds): Seconds {
    return this.#shown.nextChange(until);
  }

  override playheads(): readonly InnerRun<T>[] {
    return [this.#shown];
  }

  override subscribe(observer: SpanObserver): void {
    for (const run of this.#runs) run.outer = observer.playhead;
    super.subscribe(observer);
  }

  follow(time: Seconds): boolean {
    if (this.isBefore(time)) {
      this.#shown.goTo(-Infinity);
      this.leave('low');
    } else if (time >= this.end && this.edges.high === 'closed') {
      this.#show(this.#whole.duration);
      this.leave('high');
    } else {
      this.#show(this.#exactTime(time - this.start));
      this.#endWithShown();
    }
    return this.observer !== null;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    try {
      this.#takesOther$.close();
    } finally {
      doEach(this.#runs, (run) => {
        run.halt();
      });
    }
  }

  #show(time: Seconds): void {
    const takesOther = this.#takesOther$.read() === true;
    const [action, other] = this.#runs as [InnerRun<T>, InnerRun<T>?];
    const run = takesOther ? (other ?? action) : action;
    // Reading the stream, or undoing the other run, may stop this span; seeking would restart it.
    if (this.observer !== null && this.#shown !== run) this.#shown.goTo(-Infinity);
    if (this.observer === null) return;
    this.#shown = run;
    if (!takesOther || other !== undefined) run.goTo(this.edges.low === 'held' ? Math.max(0, time) : time);
    else if (this.#whole.duration < Infinity) run.goTo(run.destination);
    else {
      run.goTo(-Infinity);
      if (this.#whole.ends) this.#endAt(0);
    }
  }

  /** If the end is not planned, the whole ends with the run that is shown. */
  #endWithShown(): void {
    const { end } = this.#shown;
    if (end !== undefined && !this.isPlanned && this.#whole.ends) this.#endAt(end);
  }

  #endAt(time: Seconds): void {
    this.end = this.start + time;
    this.leave('high');
  }

  /** The duration if this is the end: the end of a span is a sum, so its length may differ by a rounding error. */
  #exactTime(time: Seconds): Seconds {
    return time === this.end - this.start ? this.#whole.duration : time;
  }
}
