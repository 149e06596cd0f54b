import type { Running } from './running.js';

/** The actions of one target, in the order in which they were added. */
export class Lane {
  readonly target: unknown;
  paused: boolean;
  /** How many of the actions have not ended. */
  count = 0;
  /** Ended ones stay in the chain until they are pruned, so that a walk along it never loses its way. */
  first: Running | null = null;
  private last: Running | null = null;
  private stale = false;
  private readonly onEnded: (lane: Lane) => void;

  /** @param onEnded Told each time when one of the actions has ended. */
  constructor(target: unknown, paused: boolean, onEnded: (lane: Lane) => void) {
    this.target = target;
    this.paused = paused;
    this.onEnded = onEnded;
  }

  add(running: Running): void {
    if (this.last === null) this.first = running;
    else this.last.next = running;
    this.last = running;
    this.count++;
  }

  /** One of the actions has ended. */
  ended(): void {
    this.count--;
    this.stale = true;
    this.onEnded(this);
  }

  /** Drops the ended ones. Returns whether any action is left. */
  prune(): boolean {
    if (this.stale) {
      this.stale = false;
      let last: Running | null = null;
      for (let running = this.first; running !== null; running = running.next) {
        if (running.ending !== undefined) continue;
        if (last === null) this.first = running;
        else last.next = running;
        last = running;
      }
      if (last === null) this.first = null;
      else last.next = null;
      this.last = last;
    }
    return this.count > 0;
  }

  *[Symbol.iterator](): Generator<Running> {
    for (let running = this.first; running !== null; running = running.next) if (running.ending === undefined) yield running;
  }
}
