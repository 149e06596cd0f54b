import type { Seconds } from '../clock/seconds.js';
import { justAfter } from '../math/neighbours.js';
import type { Bindable } from '../time/bindable.js';
import { lastChange, nextChange } from '../time/changes.js';
import type { Edges } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';
import type { Span } from '../time/span.js';

/** A run that another action advances: along a curve, at its own rate or in a race. */
export class InnerRun<T> extends Run<T> {
  /** The span in which it lies. */
  readonly within: Span;
  readonly #timeAt: (elapsed: Seconds) => Seconds;

  /** @param timeAt Its own time, given the time since the start of the span, which is never before it. */
  constructor(action: Bindable<T>, target: T, edges: Edges, within: Span, timeAt: (elapsed: Seconds) => Seconds) {
    super(action, target, edges);
    this.within = within;
    this.#timeAt = timeAt;
  }

  /** Does nothing if its span was stopped by a callback or a stream that it reads: the run must not start again. */
  override begin(): void {
    if (this.within.observer !== null) super.begin();
  }

  /** When it ended; undefined while it has not, and again when time goes back before that. */
  get end(): Seconds | undefined {
    return this.hasEnded ? this.root!.end : undefined;
  }

  /** The time up to which nothing in it ends; Infinity if that is unknown, its start if it has not started. */
  get nextEnd(): Seconds {
    let next = this.time === -Infinity ? this.origin : Infinity;
    for (const span of this.collect()) {
      const end = span.nextEnd?.() ?? span.end;
      if (end > this.time) next = Math.min(next, end);
    }
    return Math.max(this.origin, next);
  }

  /** As `nextChange` says, in the time of the playhead that advances it. */
  nextChange(until: Seconds): Seconds {
    if (this.time === -Infinity) return this.within.start;
    return this.#change(until)?.after ?? justAfter(until);
  }

  /** As `lastChange` says, in the time of the playhead that advances it. */
  lastChange(until: Seconds): Seconds {
    return this.#change(Math.max(until, this.within.start))?.before ?? -Infinity;
  }

  /**
   * The first start or end in it when the outer playhead goes to a time: the last outer time before it, and the first
   * one after it. Null if there is none.
   */
  #change(until: Seconds): { readonly before: Seconds; readonly after: Seconds } | null {
    const last = this.at(until);
    const isForward = last > this.time;
    const change = isForward ? nextChange(this, last) : lastWithin(this, last);
    if (isForward ? change > last : change === -Infinity) return null;
    let before = Math.max(this.within.start, this.outer!.time);
    let after = until;
    for (;;) {
      const middle = before + (after - before) / 2;
      if (middle === before || middle === after) return { before, after };
      const time = this.at(middle);
      if (isForward ? time >= change : time < change) after = middle;
      else before = middle;
    }
  }

  override get destination(): Seconds {
    const { outer, within } = this;
    if (outer === undefined) return super.destination;
    const hasPassed = outer.time >= within.end && within.edges.high === 'closed';
    return this.at(hasPassed ? outer.time : outer.destination);
  }

  override at(time: Seconds): Seconds {
    const elapsed = elapsedIn(this.within, time);
    return elapsed === -Infinity ? elapsed : this.#timeAt(elapsed);
  }
}

/** The time since the start of a span at a time of its playhead; -Infinity before the span. */
function elapsedIn(span: Span, time: Seconds): Seconds {
  const { start, end, edges } = span;
  if (time >= end && (edges.high === 'closed' || time === Infinity)) return end - start;
  if (span.isBefore(time)) return -Infinity;
  return edges.low === 'held' ? Math.max(0, time - start) : time - start;
}

/** As `lastChange` says, also of what lies in curves under a playhead. */
function lastWithin(playhead: Playhead, until: Seconds): Seconds {
  const inner = playhead.live?.playheads?.() ?? [];
  const last = inner.map((it) => (it instanceof InnerRun ? it.lastChange(until) : lastWithin(it, until)));
  return Math.max(lastChange(playhead, until), ...last);
}
