import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { bent } from '../math/bent.js';
import type { Edges } from '../time/edges.js';
import { HIGH, LOW, Span, type SpanObserver } from '../time/span.js';
import { type InnerEffect, type Progress, undo } from '../time/effect.js';

/** A span that moves a target: the one place where time becomes progress. */
export class Leaf extends Span {
  readonly effect: InnerEffect;
  /** What bends its progress. */
  readonly curve: Curve | null;

  constructor(effect: InnerEffect, start: Seconds, end: Seconds, edges: Edges, curve: Curve | null = null) {
    super(start, end, edges);
    this.effect = effect;
    this.curve = curve;
  }

  override subscribe(observer: SpanObserver): void {
    super.subscribe(observer);
    if (this.observer !== null) this.effect.attach?.(observer.playhead, this);
  }

  follow(time: Seconds): boolean {
    // What comes next may be this leaf again.
    while (!this.goOn(time)) {
      if (!this.isLeftAt(time)) return this.followBeyond(time);
      const isHigh = time >= this.end;
      this.arrive(isHigh);
      this.handOver(isHigh ? HIGH : LOW);
      if (this.observer === null) return false;
    }
    return true;
  }

  override goOn(time: Seconds): boolean {
    if (!(time >= this.start && time < this.end)) return false;
    this.showTime(time);
    return true;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.effect.stop?.();
  }

  /** Shows a time that it covers. */
  showTime(time: Seconds): void {
    const elapsed = time - this.start;
    this.show(elapsed / (this.end - this.start), elapsed);
  }

  /** Whether the leaf is over at a time that it does not cover. */
  private isLeftAt(time: Seconds): boolean {
    return time >= this.end ? this.edges.high === 'closed' : this.isBefore(time);
  }

  /** Outside of the span, if it is not over: it is held, or goes on as it began. */
  private followBeyond(time: Seconds): boolean {
    const { start, end } = this;
    if (time < end && this.edges.low === 'held') this.show(0);
    else if (end > start) this.showTime(time);
    else this.arrive(time >= end);
    return this.observer !== null;
  }

  /** Comes to an end: at the high one all is done, at the low one nothing has happened yet. */
  private arrive(isHigh: boolean): void {
    if (isHigh) this.show(1);
    else undo(this.effect);
  }

  private show(progress: Progress, elapsed?: Seconds): void {
    const { curve } = this;
    if (curve === null) {
      this.effect.update(progress, elapsed);
      return;
    }
    const value = bent(curve, progress);
    // The curve may have stopped the action.
    if (this.observer !== null) this.effect.update(value);
  }
}
