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
    let at = players.length;
    if (this.#areTaken) while (at > 0 && ago(players[at - 1]!) >= ago(player)) at--;
    if (at === players.length) players.push(player);
    else players.splice(at, 0, player);
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
