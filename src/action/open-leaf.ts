import type { Seconds } from '../clock/seconds.js';
import type { Edges } from '../time/edges.js';
import { type OpenEffect, undo } from '../time/effect.js';
import { OpenSpan } from './open-span.js';

/** A span whose effect says when it has ended. */
export class OpenLeaf extends OpenSpan {
  private readonly effect: OpenEffect;

  constructor(effect: OpenEffect, start: Seconds, end: Seconds, edges: Edges) {
    super(start, end, edges);
    this.effect = effect;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.effect.stop?.();
  }

  protected lead(time: Seconds): Seconds | undefined {
    const elapsed = time - this.start;
    const unused = this.effect.update(elapsed);
    return unused === undefined ? undefined : this.start + (elapsed - unused);
  }

  protected undo(): void {
    undo(this.effect);
  }
}
