import type { Seconds } from '../clock/seconds.js';
import { doEach } from '../math/do-each.js';
import type { Span } from './span.js';

/**
 * The current local time of one running action, and the queue of the spans that follow it.
 *
 * The order of the queue is the order of effects: children depth first. A span that is queued while another one is
 * followed comes directly after it, so a hand-over is one step of the loop, never a call inside `subscribe`: a hundred
 * thousand of them in one frame need no stack.
 */
export abstract class Playhead {
  /** Seconds; -Infinity before the first frame. */
  time: Seconds = -Infinity;
  /** `idle` before its start and after `halt`, `live` while it advances spans, `ended` beyond a closed end. */
  phase: 'idle' | 'live' | 'ended' = 'idle';
  first: Span | null = null;
  /** The playhead that advances this one; undefined if frames do. */
  declare outer?: Playhead | undefined;
  /** The next span is queued after this one: the span that hands over, or between frames the last one. */
  cursor: Span | null = null;

  /** Whether it advances spans. Once it is halted, spans that are queued stop at once. */
  get isLive(): boolean {
    return this.phase === 'live' && this.outer?.isLive !== false;
  }

  /** Where its time ends up: at Infinity, at -Infinity if it runs backwards, or at the end of a curve. */
  abstract get destination(): Seconds;

  queue(span: Span): void {
    if (!this.isLive) {
      span.unsubscribe();
      return;
    }
    const { cursor } = this;
    if (cursor === null) {
      span.next = this.first;
      this.first = span;
    } else {
      span.next = cursor.next;
      cursor.next = span;
    }
    this.cursor = span;
  }

  /** Shows `time`; if time has fallen, first undoes what has not started yet. */
  advance(time: Seconds): void {
    if (time < this.time) this.fall(time);
    this.follow(time);
  }

  /** Shows `time` to everything that is live, and to what becomes live on the way. */
  follow(time: Seconds): void {
    this.time = time;
    let previous: Span | null = null;
    let span = this.first;
    while (span !== null) {
      const isLive = span.follow(time);
      // Read only now: the span that took over comes directly after it.
      const { next } = span;
      if (isLive) previous = span;
      else this.drop(span, previous);
      span = next;
    }
    this.cursor = previous;
  }

  /**
   * Time falls: undoes the spans that have not started at that time, the last one in the queue first, so that of
   * several writes to one property the last is undone first. Then `follow` shows the live spans in their usual order.
   */
  fall(time: Seconds): void {
    this.time = time;
    const spans = this.spans();
    for (let span = spans.pop(); span !== undefined && this.isLive; span = spans.pop()) {
      const behind = span.next;
      const previous = spans.at(-1) ?? null;
      const isLive = span.fall(time);
      // Spans that took over are undone in the same order.
      for (let taken = span.next; taken !== behind && taken !== null; taken = taken.next) spans.push(taken);
      if (!isLive) this.drop(span, previous);
    }
  }

  /** A fast path for most frames, in which the only live span continues. Returns whether this frame was one of them. */
  goOn(time: Seconds): boolean {
    const { first, time: before } = this;
    if (first?.next !== null) return false;
    this.time = time;
    if (first.goOn(time)) return true;
    this.time = before;
    return false;
  }

  /** Unsubscribes all live spans. The first error is thrown once all are stopped. */
  halt(): void {
    if (this.phase === 'live') this.phase = 'idle';
    this.cursor = null;
    if (this.first === null) return;
    const spans = this.spans();
    this.first = null;
    for (const span of spans) span.next = null;
    doEach(spans, (span) => {
      if (span.observer !== null) span.unsubscribe();
    });
  }

  /** Adds the live spans to a list, in the order in which they are followed. */
  collect(spans: Span[] = []): Span[] {
    for (let span = this.first; span !== null; span = span.next) span.collect(spans);
    return spans;
  }

  /** Passes news on to what drives the run, such as a manager. */
  announce(news: unknown): void {
    this.outer?.announce(news);
  }

  private spans(): Span[] {
    const spans: Span[] = [];
    for (let span = this.first; span !== null; span = span.next) spans.push(span);
    return spans;
  }

  /**
   * Removes `span`, which comes after `previous`, from the queue. Its `next` is cleared, because an old span would
   * otherwise keep all of its successors in memory.
   */
  private drop(span: Span, previous: Span | null): void {
    if (previous !== null) previous.next = span.next;
    else if (this.first === span) this.first = span.next;
    if (this.first === null) this.cursor = null;
    span.next = null;
  }
}
