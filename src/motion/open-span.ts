import { jump } from '../clock/jump.js';
import type { Seconds } from '../clock/seconds.js';
import type { Edges } from '../time/edges.js';
import { type OpenEffect, undo } from '../time/effect.js';
import { Span } from '../time/span.js';

/** A span without a planned end: it decides when it ends. */
export abstract class OpenSpan extends Span {
  constructor(start: Seconds, edges: Edges) {
    super(start, Infinity, edges);
  }

  follow(time: Seconds): boolean {
    if (this.isBefore(time)) {
      this.undo();
      this.leave('low');
    } else {
      const shown = Math.max(this.start, time);
      const end = this.show(shown);
      if (end !== undefined) {
        // Clamp to [start, shown]: a rate that changes sign can report an end outside the span.
        this.end = Math.max(this.start, Math.min(end, shown));
        this.leave('high');
      }
    }
    return this.observer !== null;
  }

  /**
   * Shows a time of the playhead, not the time since its start, so that its ends are the same sums as planned ends, bit
   * for bit.
   *
   * @returns When it ended; undefined while it runs.
   */
  protected abstract show(time: Seconds): Seconds | undefined;

  /** Undoes everything that it has done; nothing by default. */
  protected undo(): void {
    // Waiting has changed nothing.
  }
}

/** Seconds that a jump gives an effect to end in, because it may take small steps. */
const LONG: Seconds = 1000;

/** A span whose effect says when it has ended. */
export class OpenLeaf extends OpenSpan {
  private readonly effect: OpenEffect;
  private readonly check: ((unused: Seconds, elapsed: Seconds) => void) | undefined;

  /** @param check Checks the time that the effect leaves over, if a user wrote the effect. */
  constructor(effect: OpenEffect, start: Seconds, edges: Edges, check?: OpenLeaf['check']) {
    super(start, edges);
    this.effect = effect;
    this.check = check;
  }

  override unsubscribe(): void {
    super.unsubscribe();
    this.effect.stop?.();
  }

  protected show(time: Seconds): Seconds | undefined {
    const elapsed = jump.now > 0 ? Math.min(time - this.start, LONG) : time - this.start;
    const unused = this.effect.update(elapsed);
    if (unused === undefined) {
      // What does not end in a jump rests at its start, from which it goes on.
      if (jump.now > 0) this.effect.update(time - (this.start = time));
      return undefined;
    }
    this.check?.(unused, elapsed);
    return this.start + (elapsed - unused);
  }

  protected override undo(): void {
    undo(this.effect);
  }
}
