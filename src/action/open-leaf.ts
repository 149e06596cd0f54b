import { isAfterJump } from '../clock/jump.js';
import type { Seconds } from '../clock/seconds.js';
import type { Edges } from '../time/edges.js';
import { type OpenEffect, undo } from '../time/effect.js';
import { OpenSpan } from './open-span.js';

/** What a jump gives an effect to end in, because it may take small steps. If it does not end, it rests at its start. */
const LONG: Seconds = 1000;

/** A span whose effect says when it has ended. */
export class OpenLeaf extends OpenSpan {
  private readonly effect: OpenEffect;
  /** Whether it goes on after a jump. */
  private rests = false;
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
    let elapsed = time - this.start;
    if (isAfterJump(elapsed)) elapsed = this.rests ? 0 : LONG;
    const unused = this.effect.update(elapsed);
    if (unused === undefined) {
      if (elapsed !== LONG || time - this.start === LONG) return undefined;
      this.rests = true;
      return this.show(time);
    }
    this.check?.(unused, elapsed);
    return this.start + (elapsed - unused);
  }

  protected override undo(): void {
    undo(this.effect);
  }
}
