import type { Player } from './player.js';
import type { Seconds } from './seconds.js';

/** The players that have ended in a frame, to be taken in the order of their exact times. */
export class Ends {
  /** In that order. */
  readonly #players: Player[] = [];
  /** How many of them were taken. */
  #taken = 0;

  /** Of several that ended together, the first to come is taken first. */
  add(player: Player): void {
    const players = this.#players;
    let low = this.#taken;
    for (let high = players.length; low < high;) {
      const middle = (low + high) >> 1;
      if (ago(players[middle]!) < ago(player)) high = middle;
      else low = middle + 1;
    }
    players.splice(low, 0, player);
  }

  take(): Player | undefined {
    const player = this.#players[this.#taken++];
    if (player === undefined) this.#taken = this.#players.length = 0;
    return player;
  }
}

/** How long before the present moment a player ended. */
function ago({ time, end }: Player): Seconds {
  return time - end;
}
