import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { curveValue } from '../math/curve-value.js';
import { showBeforeEnd } from '../time/company.js';
import type { Edges } from '../time/edges.js';
import { type InnerEffect, type Progress, undo } from '../time/effect.js';
import { Span, type SpanObserver } from '../time/span.js';

/** A span that moves a target: the one place where time becomes progress. */
export class Leaf extends Span {
  readonly effect: InnerEffect;
  /** Bends its progress. */
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
    if (this.continueTo(time)) return true;
    const { start, end, edges } = this;
    const isHigh = time >= end;
    const isLow = this.isBefore(time);
    if (isHigh) showBeforeEnd(this);
    if (isHigh || (!isLow && end > start)) this.catchUp(time);
    else this.undo();
    if (isLow || (isHigh && edges.high === 'closed')) this.leave(isHigh ? 'high' : 'low');
    return this.observer !== null;
  }

  override catchUp(time: Seconds): void {
    const { start, end, edges } = this;
    const isLeft = time >= end ? edges.high === 'closed' : this.isBefore(time);
    // Outside its span, a leaf that is not left is held at its start, or continues.
    if (!isLeft && end > start) this.showTime(edges.low === 'held' ? Math.max(start, time) : time);
    else if (time >= end) this.show(1);
  }

  override continueTo(time: Seconds): boolean {
    if (!(time >= this.start && time < this.end)) return false;
    this.showTime(time);
    return true;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.effect.stop?.();
  }

  showTime(time: Seconds): void {
    const elapsed = time - this.start;
    this.show(elapsed / (this.end - this.start), elapsed);
  }

  show(progress: Progress, elapsed?: Seconds): void {
    const { curve } = this;
    if (curve === null) {
      this.effect.update(progress, elapsed);
      return;
    }
    const value = curveValue(curve, progress);
    // The curve may have stopped the action.
    if (this.observer !== null) this.effect.update(value);
  }

  protected undo(): void {
    undo(this.effect);
  }
}
