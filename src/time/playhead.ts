import type { Seconds } from '../clock/seconds.js';
import { doEach } from '../math/do-each.js';
import type { Span } from './span.js';

/**
 * The current local time of one running action, and the queue of the spans that follow it.
 *
 * The order of the queue is the order of effects: children depth first. A span that is queued while another one is
 * followed stands right behind it, so a hand-over is a turn of the loop, never a call inside `subscribe`: a hundred
 * thousand of them in one frame need no stack.
 */
export class Playhead {
  /** Seconds; -Infinity before the first frame. */
  time: Seconds = -Infinity;
  /** It has not begun or was halted; it leads something; or it was led past a closed end. */
  phase: 'idle' | 'live' | 'ended' = 'idle';
  first: Span | null = null;
  /** What is queued next stands behind this one: the span that hands over, and between frames the last one. */
  cursor: Span | null = null;

  /** Whether it leads anything. Once it was halted nothing goes on, and what is still queued is stopped at once. */
  get isLive(): boolean {
    return this.phase === 'live';
  }

  /** Where its time goes in the end: Infinity, -Infinity where it runs backwards, or the time to which a curve leads it. */
  get destination(): Seconds {
    return Infinity;
  }

  queue(span: Span): void {
    if (!this.isLive) {
      span.unsubscribe();
      return;
    }
    const { cursor } = this;
    // It hands over to itself.
    if (cursor === span) return;
    if (cursor === null) {
      span.next = this.first;
      this.first = span;
    } else {
      span.next = cursor.next;
      cursor.next = span;
    }
    this.cursor = span;
  }

  /** Shows `time` to everything that is live, and to what becomes live on the way. */
  advance(time: Seconds): void {
    const falls = time < this.time;
    this.time = time;
    if (falls) this.undoBackwards();
    let previous: Span | null = null;
    let span = this.first;
    while (span !== null) {
      const isLive = span.follow(this.time);
      // Read only now, for what it handed over to stands right behind it.
      const { next } = span;
      if (isLive) previous = span;
      else this.drop(span, previous);
      span = next;
    }
    this.cursor = this.first === null ? null : previous;
  }

  /** The short way for most frames, in which all that is live is one span that goes on. Returns whether it was shown the time. */
  goOn(time: Seconds): boolean {
    const { first, time: before } = this;
    if (first?.next !== null) return false;
    this.time = time;
    if (first.goOn(time)) return true;
    this.time = before;
    return false;
  }

  /** Unsubscribes everything that is live. The first error is thrown once all are stopped. */
  halt(): void {
    const { first } = this;
    this.first = this.cursor = null;
    if (this.phase === 'live') this.phase = 'idle';
    if (first !== null)
      doEach(unlinked(first), (span) => {
        if (span.observer !== null) span.unsubscribe();
      });
  }

  /** Passes news on to what drives the run: a manager, say. */
  announce(_news: unknown): void {
    // Nobody listens to a run by itself.
  }

  /**
   * Takes `span` out of the queue, in which it stands behind `previous`. It must not go on pointing at its successor: once one that
   * is over has grown old, the collector would keep all that ever followed it.
   */
  private drop(span: Span, previous: Span | null): void {
    if (previous !== null) previous.next = span.next;
    else if (this.first === span) this.first = span.next;
    span.next = null;
  }

  /**
   * Time falls: what has not happened yet is undone, the last one in the queue first. So where branches wrote the same thing
   * one after the other, what was done last is undone first. Then all that is live is shown in its usual order.
   */
  private undoBackwards(): void {
    const spans: Span[] = [];
    for (let span = this.first; span !== null; span = span.next) spans.push(span);
    for (let span = spans.pop(); span !== undefined && this.isLive; span = spans.pop()) {
      const behind = span.next;
      if (!span.isBefore(this.time)) continue;
      const previous = spans.at(-1) ?? null;
      const isLive = span.follow(this.time);
      // What takes its place is undone in the same order.
      for (let taken = span.next; taken !== behind && taken !== null; taken = taken.next) spans.push(taken);
      if (!isLive) this.drop(span, previous);
    }
  }
}

/** The spans of a queue, each of which no longer points at the next one. */
function unlinked(first: Span): Span[] {
  const spans: Span[] = [];
  for (let span: Span | null = first; span !== null;) {
    const { next }: Span = span;
    span.next = null;
    spans.push(span);
    span = next;
  }
  return spans;
}
