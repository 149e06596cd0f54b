import type { Seconds } from '../clock/seconds.js';
import type { Bindable } from '../time/bindable.js';
import type { Edges } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';
import type { Span } from '../time/span.js';

/** Where a run is led: under a playhead, in a span, to a time of its own for each since the start of that. */
interface Place {
  readonly outer: Playhead;
  readonly span: Span;
  readonly lead: (time: Seconds) => Seconds;
}

/** A run that another action leads: inside of a curve, at a rate of its own, in a race or as a step of a script. */
export class InnerRun<T> extends Run<T> {
  private readonly origin: Seconds;
  private place: Place | null = null;

  /** @param origin The time at which it starts. */
  constructor(action: Bindable<T>, target: T, edges: Edges, origin: Seconds = 0) {
    super(action, target, edges);
    this.origin = origin;
  }

  override begin(): void {
    super.begin(this.origin);
  }

  /** Where the playhead that leads it was halted, nothing goes on here either. */
  override get isLive(): boolean {
    return super.isLive && this.place?.outer.isLive !== false;
  }

  /** When it was over, by the time that was shown last; undefined while it goes on. */
  get end(): Seconds | undefined {
    return this.hasEnded ? this.root!.end : undefined;
  }

  override get destination(): Seconds {
    if (this.place === null) return Infinity;
    const { outer, span, lead } = this.place;
    const time = timeIn(span, outer.destination);
    return time === -Infinity ? time : lead(time);
  }

  override announce(news: unknown): void {
    this.place?.outer.announce(news);
  }

  /**
   * @param outer The playhead that leads it.
   * @param span What it is led in.
   * @param lead What time of its own it is shown at a time since the start of the span. It is asked for no time at which nothing of the span has happened.
   */
  under(outer: Playhead, span: Span, lead: (time: Seconds) => Seconds): void {
    this.place = { outer, span, lead };
  }
}

/** The time since its start that a span shows at a time of its playhead; -Infinity where nothing of it has happened. */
function timeIn(span: Span, time: Seconds): Seconds {
  const { start, end, edges } = span;
  if (time >= end && (edges.high === 'closed' || time === Infinity)) return end - start;
  if (span.isBefore(time)) return -Infinity;
  return edges.low === 'held' ? Math.max(0, time - start) : time - start;
}
