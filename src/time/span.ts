import type { Seconds } from '../clock/seconds.js';
import type { Edges } from './edges.js';
import type { Playhead } from './playhead.js';

/** The side on which a playhead left a span. */
export type Side = 'low' | 'high';

/** Notified when a span is left: a concat, a merge, or the run. Like RxJS's `complete`, with a side. */
export interface SpanObserver {
  /** The playhead whose time the span follows. */
  readonly playhead: Playhead;
  left(span: Span, side: Side): void;
}

/**
 * An interval of a playhead's time, `[start, end)`, with something bound to it.
 *
 * It has the lifecycle of a cold observable: nothing happens before `subscribe`; it completes once, by notifying its
 * observer that it was left; `unsubscribe` ends it silently. It is live at most once at a time, so one object is both
 * observable and subscription. It may be subscribed again, and then remembers what it read before.
 *
 * It never completes inside `subscribe`: the playhead's loop follows it in the same frame.
 */
export abstract class Span {
  start: Seconds;
  /** An unplanned end is Infinity while the span is live, then the time at which it ended. */
  end: Seconds;
  readonly isPlanned: boolean;
  readonly edges: Edges;
  /** The name of the function that made its action, if a score names that one instead of those in it. */
  declare readonly kind?: string;
  /** Null while the span is not live. */
  observer: SpanObserver | null = null;

  constructor(start: Seconds, end: Seconds, edges: Edges) {
    this.start = start;
    this.end = end;
    this.isPlanned = end < Infinity;
    this.edges = edges;
  }

  /** The time until which it only lets time pass; undefined or -Infinity if it does more. */
  idleUntil?(): Seconds;

  /** The playhead's time up to which nothing in it ends, by default its end; Infinity if that is unknown. */
  nextEnd?(): Seconds;

  /** As `nextChange` says of a playhead, if something starts or ends within it. */
  nextChange?(until: Seconds): Seconds;
  /** As `lastChange` says of a playhead, if something starts or ends within it. */
  lastChange?(until: Seconds): Seconds;
  /** Does what starts or ends in it up to `time`, without showing more than it must. Returns whether it stays live. */
  pass?(time: Seconds): boolean;
  /** Shows a time before its turn, in which nothing ends. */
  catchUp?(time: Seconds): void;

  subscribe(observer: SpanObserver): void {
    this.resume(observer);
    observer.playhead.put(this);
  }

  /** Shows `time` if the span simply continues at that time. Returns whether it did. */
  continueTo(_time: Seconds): boolean {
    return false;
  }

  /** Shows `time`. Returns whether the span stays live. */
  abstract follow(time: Seconds): boolean;

  /** Time has gone back to `time`: undoes what starts later. Returns whether the span stays live. */
  fall(time: Seconds): boolean {
    return !this.isBefore(time) || this.follow(time);
  }

  /** The playheads that it advances: those of its branches, or of an action inside it. */
  playheads?(): readonly Playhead[];

  /** Adds the live spans that it consists of to a list. */
  collect(spans: Span[]): void {
    spans.push(this);
  }

  unsubscribe(): void {
    this.observer = null;
  }

  /** Whether nothing of the span has happened yet at `time`. */
  isBefore(time: Seconds): boolean {
    return time < this.start && (this.edges.low === 'closed' || time === -Infinity);
  }

  /** Becomes live, but starts nothing. An unplanned end may differ this time. */
  resume(observer: SpanObserver): void {
    this.observer = observer;
    if (!this.isPlanned) this.end = Infinity;
  }

  /** Completes, unless its own last step or its teardown has stopped it. */
  protected leave(side: Side): void {
    const { observer } = this;
    if (observer === null) return;
    this.unsubscribe();
    if (observer.playhead.isLive) observer.left(this, side);
  }
}
