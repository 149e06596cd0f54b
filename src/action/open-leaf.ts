import type { Seconds } from '../clock/seconds.js';
import type { Edges } from '../time/edges.js';
import { HIGH, LOW, Span, type SpanObserver } from '../time/span.js';
import { type Attached, type Dated, type OpenEffect, undo } from './effect.js';

type Effect = OpenEffect & Partial<Attached & Dated>;

/** A span whose end is not planned: its effect says when it has ended. */
export class OpenLeaf extends Span {
  private readonly effect: Effect;
  private readonly plannedEnd: Seconds;

  constructor(effect: Effect, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.effect = effect;
    this.plannedEnd = end;
  }

  override subscribe(observer: SpanObserver): void {
    this.end = this.plannedEnd;
    super.subscribe(observer);
    // Where something beside it has stopped the whole, it is stopped at once.
    if (this.observer !== null) this.effect.attach?.(observer.playhead, this);
  }

  /** Up to when nothing in it comes to an end, by the playhead's time. */
  get nextEnd(): Seconds {
    return this.start + (this.effect.nextEnd ?? Infinity);
  }

  follow(time: Seconds): boolean {
    if (this.isBefore(time)) {
      undo(this.effect);
      this.handOver(LOW);
    } else {
      const elapsed = Math.max(0, time - this.start);
      const unused = this.effect.update(elapsed);
      if (unused !== undefined) {
        // The sum that a planned end would be.
        this.end = this.start + (this.effect.over ?? elapsed - unused);
        this.handOver(HIGH);
      }
    }
    return this.observer !== null;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.effect.stop?.();
  }
}
