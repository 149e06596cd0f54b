import type { Running } from './running.js';

/** Who gives running actions their turns. The actions of one target are a lane: a chain, in the order in which they were added. */
export interface Lanes {
  /** Whether it is the turn of the target. */
  isInTurn(target: unknown): boolean;
  /** Told when an action has ended. */
  ended(running: Running): void;
  /** Told when an action was sought, which it shows in its next turn, and between frames at once. */
  sought(running: Running): void;
}

/** Where an action belongs that is not to run. */
export const nowhere: Lanes = {
  isInTurn: () => false,
  ended() {
    // There is nobody to tell.
  },
  sought() {
    // It has nothing to show.
  },
};

/** Those of a lane that are not over. Over ones stay in the chain until the next frame passes them. */
export function* goingOn(head: Running | undefined): Generator<Running> {
  for (let running = head ?? null; running !== null; running = running.next) {
    if (running.ending === undefined) yield running;
  }
}

/** Whether all of a lane are over; asked after each end, it looks at the last one first, which tells as a rule. */
export function isOver(head: Running | undefined): boolean {
  if (head?.last.ending === undefined) return false;
  for (let running: Running | null = head; running !== null; running = running.next) {
    if (running.ending === undefined) return false;
  }
  return true;
}
