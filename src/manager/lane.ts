import type { Running } from './running.js';

/** Who keeps the lanes. */
export interface Lanes {
  /** Whether a frame is passing. */
  readonly isWalking: boolean;
  isInTurn(lane: Lane): boolean;
  /** Told each time when an action of the lane has ended. */
  ended(lane: Lane): void;
}

/** The actions of one target, in the order in which they were added. */
export class Lane {
  readonly target: unknown;
  readonly lanes: Lanes;
  paused: boolean;
  /** How many of the actions are not over. */
  count = 0;
  first: Running | null = null;
  last: Running | null = null;

  constructor(target: unknown, paused: boolean, lanes: Lanes) {
    this.target = target;
    this.paused = paused;
    this.lanes = lanes;
  }

  add(running: Running): void {
    if (this.last === null) {
      this.first = running;
    } else {
      this.last.next = running;
      this.first!.attend(true);
    }
    this.last = running;
    this.count++;
  }

  ended(): void {
    this.count--;
    this.lanes.ended(this);
  }

  /** Holds the actions, or lets them go, as `paused` says. */
  hold(): void {
    for (const running of this) running.hold(this.paused);
  }

  /** Those that are not over. Over ones stay in the chain until the next frame passes them. */
  *[Symbol.iterator](): Generator<Running> {
    for (let running = this.first; running !== null; running = running.next) {
      if (running.ending === undefined) yield running;
    }
  }
}
