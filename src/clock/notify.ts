import type { Player } from './player.js';
import { report } from './report.js';

// What a subscriber's own teardown throws is reported: the others on the clock have nothing to do with it.

/** Delivers the end of a player. */
export function notifyOfEnd(player: Player): void {
  try {
    player.complete();
  } catch (error) {
    report(error);
  }
}

/** Ends a player with an error; one that was stopped before has nobody to notify. */
export function notifyOfError(player: Player | null | undefined, error: unknown): void {
  if (!player) {
    report(error);
    return;
  }
  try {
    player.fail(error);
  } catch (thrown) {
    report(thrown);
  }
}
