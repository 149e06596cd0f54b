import type { Seconds } from '../clock/seconds.js';
import type { FrameDisplayed } from './frame-displayed.js';
import type { Span } from './span.js';

/**
 * The current local time of one running action, and the live span that follows it.
 *
 * A span that hands over puts its successor in its place, so a hand-over is one step of a loop, never a call inside
 * `subscribe`: a hundred thousand of them in one frame need no stack. Spans that are live side by side are branches of
 * a merge, each under its own playhead.
 */
export abstract class Playhead {
  /** Seconds; -Infinity before the first frame. */
  time: Seconds = -Infinity;
  /** The time at which the action starts. */
  origin: Seconds = 0;
  /** `idle` before its start and after `halt`, `live` while it advances its span, `ended` beyond a closed end. */
  phase: 'idle' | 'live' | 'ended' = 'idle';
  /** The span of the action; null before its start. */
  root: Span | null = null;
  /** The live span in it, if there is one. */
  live: Span | null = null;
  /** The playhead that advances this one; undefined if frames do. */
  declare outer?: Playhead | undefined;

  /** Whether it has passed a closed end. */
  get hasEnded(): boolean {
    return this.phase === 'ended';
  }

  /** Whether it advances its span. A span put under a halted playhead stops at once. */
  get isLive(): boolean {
    return this.phase === 'live' && this.outer?.isLive !== false;
  }

  /** The time at which it will end up: Infinity, -Infinity if it runs backwards, or the end of a curve. */
  abstract get destination(): Seconds;

  /** Puts a span in the place of the live one. */
  put(span: Span): void {
    if (this.isLive) this.live = span;
    else span.unsubscribe();
  }

  /** Shows `time`; if time has gone back, first undoes what starts later. */
  advance(time: Seconds): void {
    if (time < this.time) this.fall(time);
    this.follow(time);
  }

  /** Shows `time` to the live span, and to its successors. */
  follow(time: Seconds): void {
    this.time = time;
    for (let span = this.live; span !== null && !span.follow(time); span = this.live) this.drop(span);
  }

  /** Time goes back: undoes the spans that start later. Then `follow` shows the live span. */
  fall(time: Seconds): void {
    this.time = time;
    for (let span = this.live; span !== null && this.isLive && !span.fall(time); span = this.live) this.drop(span);
  }

  /** A fast path for frames in which the live span continues: 1.4 times as fast as `follow`. Returns whether it did. */
  continueTo(time: Seconds): boolean {
    const { live, time: before } = this;
    if (live === null) return false;
    this.time = time;
    if (live.continueTo(time)) return true;
    this.time = before;
    return false;
  }

  /** Unsubscribes the live span. */
  halt(): void {
    if (this.phase === 'live') this.phase = 'idle';
    const { live } = this;
    this.live = null;
    if (live !== null && live.observer !== null) live.unsubscribe();
  }

  /** Its own time at a time of the playhead that advances it. */
  at(time: Seconds): Seconds {
    return time;
  }

  /** Adds the live leaves to a list, in the order in which they are followed. */
  collect(spans: Span[] = []): Span[] {
    this.live?.collect(spans);
    return spans;
  }

  /** Tells what drives the run, such as a manager, that an animation shows a frame. */
  announce(displayed: FrameDisplayed): void {
    this.outer?.announce(displayed);
  }

  /** If a span has put no successor in its place, nothing is live. */
  protected drop(span: Span): void {
    if (this.live === span) this.live = null;
  }
}
