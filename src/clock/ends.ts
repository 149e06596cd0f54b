import type { Player } from './player.js';
import type { Seconds } from './seconds.js';

/** The players that have ended in a frame, to be taken in the order of their exact times. */
export class Ends {
  /** In the order in which they were added, until the first is taken; then in the order of their times. */
  readonly #players: Player[] = [];
  /** How many of them were taken. */
  #taken = 0;

  /** Of several that ended together, the first to be added is taken first. */
  add(player: Player): void {
    const players = this.#players;
    let low = this.#taken || players.length;
    for (let high = players.length; low < high;) {
      const middle = (low + high) >> 1;
      if (sinceEnd(players[middle]!) < sinceEnd(player)) high = middle;
      else low = middle + 1;
    }
    if (low === players.length) players.push(player);
    else players.splice(low, 0, player);
  }

  take(): Player | undefined {
    if (this.#taken === 0) this.#players.sort((one, other) => sinceEnd(other) - sinceEnd(one));
    const player = this.#players[this.#taken++];
    if (player === undefined) this.#taken = this.#players.length = 0;
    return player;
  }
}

/** How long ago a player ended. */
function sinceEnd({ time, end }: Player): Seconds {
  return time - end;
}
