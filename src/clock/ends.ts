import type { Player } from './player.js';
import type { Seconds } from './seconds.js';

/** The players that have ended in a frame, to be taken in the order of their exact times. */
export class Ends {
  /** In the order in which they came; while they are taken, the earliest one last. */
  readonly #players: Player[] = [];
  #areTaken = false;

  get areNone(): boolean {
    return this.#players.length === 0;
  }

  /** Of several that ended together, the first to come is taken first. */
  add(player: Player): void {
    const players = this.#players;
    const before = ago(player);
    let low = this.#areTaken ? 0 : players.length;
    for (let high = players.length; low < high;) {
      const middle = (low + high) >> 1;
      if (ago(players[middle]!) < before) low = middle + 1;
      else high = middle;
    }
    if (low === players.length) players.push(player);
    else players.splice(low, 0, player);
  }

  take(): Player | undefined {
    if (!this.#areTaken) this.#players.reverse().sort((a, b) => ago(a) - ago(b));
    const player = this.#players.pop();
    this.#areTaken = player !== undefined;
    return player;
  }
}

/** How long before the present moment a player ended. */
function ago({ time, end }: Player): Seconds {
  return time - end;
}
