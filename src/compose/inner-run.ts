import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from '../time/bindable.js';
import type { Edges } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';
import type { Span } from '../time/span.js';

/** A run that another action leads: inside of a curve, at a rate of its own, in a race or as a step of a script. */
export class InnerRun<T> extends Run<T> {
  private readonly origin: Seconds;
  private outer: Playhead | null = null;
  private destinationIn: (() => Seconds) | null = null;

  /** @param origin The time at which it starts. */
  constructor(action: Bindable<T>, target: T, edges: Edges, origin: Seconds = 0) {
    super(action, target, edges);
    this.origin = origin;
  }

  override begin(): void {
    super.begin(this.origin);
  }

  /** When it was over, by the time that was shown last; undefined while it goes on. */
  get end(): Seconds | undefined {
    return this.hasEnded ? this.root!.end : undefined;
  }

  override get destination(): Seconds {
    return this.destinationIn?.() ?? Infinity;
  }

  override announce(news: unknown): void {
    this.outer?.announce(news);
  }

  /**
   * @param outer The playhead that leads it.
   * @param span What it is led in.
   * @param lead What time of its own it is shown at a time since the start of the span. It is asked for no time at which nothing of the span has happened.
   */
  under(outer: Playhead, span: Span, lead: (time: Seconds) => Seconds): void {
    this.outer = outer;
    this.destinationIn = (): Seconds => {
      const time = timeIn(span, outer.destination);
      return time === -Infinity ? time : lead(time);
    };
  }
}

/** The time since its start that a span shows at a time of its playhead; -Infinity where nothing of it has happened. */
function timeIn(span: Span, time: Seconds): Seconds {
  const { start, end, edges } = span;
  if (time >= end && (edges.high === 'closed' || time === Infinity)) return end - start;
  if (span.isBefore(time)) return -Infinity;
  return edges.low === 'held' ? Math.max(0, time - start) : time - start;
}
