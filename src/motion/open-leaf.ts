import { jump } from '../clock/jump.js';
import type { Seconds } from '../clock/seconds.js';
import type { Edges } from '../time/edges.js';
import { type OpenEffect, undo } from '../time/effect.js';
import { OpenSpan } from './open-span.js';

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
