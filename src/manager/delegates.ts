import type { Seconds } from '../clock/seconds.js';
import type { Stretch } from '../time/stretch.js';

/**
 * Who takes the turns of lanes by themselves, a stretch or null for each; see `Running.delegate`. Behind the last one stands null,
 * which ends the walk.
 *
 * It is the array of them, for the reason that a stretch is the array of its numbers: a frame has one thing less to look at.
 */
export class Delegates extends Array<Stretch | null> {
  /** Whose turn it is, an index; -1 between frames. */
  turn = -1;

  /** Adds the turn of a lane that has none yet. Not by `push`, which V8 makes fast for plain arrays only. */
  add(): void {
    this[this.length] = null;
  }

  /** Goes on along those that pass the frame, and stops at the first turn that asks for more. */
  pass(delta: Seconds, isApart = false): void {
    // As in `bindApart`: who calls it would have no room left for all that it calls, and V8 would lay half of it there.
    if (!isApart) {
      this.pass(delta, true);
      return;
    }
    // Added to nothing, and the turn as bits: so engines know them for numbers once and for all turns.
    const dt = 0 + delta;
    for (let index = this.turn | 0; ; this.turn = ++index) {
      let delegate = this[index] as Stretch | null;
      // A loop of its own for what is usual: nothing is called in it, so all that it needs stays in registers.
      for (; ; delegate = this[index] as Stretch | null) {
        if (delegate === null) return;
        if (!delegate.pass(dt)) break;
        this.turn = ++index;
      }
      if (!delegate.passOn(delta)) return;
      for (let { next } = delegate; next !== null; { next } = next)
        if (!next.pass(delta) && !next.passOn(delta)) return;
    }
  }
}
