import type { Running } from './running.js';

/** The actions of one target, in the order in which they were added. */
export class Lane {
  readonly target: unknown;
  paused: boolean;
  /** How many of the actions are not over. */
  count = 0;
  first: Running | null = null;
  last: Running | null = null;
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

  ended(): void {
    this.count--;
    this.onEnded(this);
  }

  /** Holds the actions, or lets them go, as `paused` says. */
  hold(): void {
    for (const running of this) running.hold(this.paused);
  }

  /** Those that are not over. Over ones stay in the chain until the next update passes them. */
  *[Symbol.iterator](): Generator<Running> {
    for (let running = this.first; running !== null; running = running.next)
      if (running.ending === undefined) yield running;
  }
}
