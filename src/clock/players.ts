import type { Ends } from './ends.js';
import { failPlayer, type Player, showFrame, startPlayer } from './player.js';
import type { Seconds } from './seconds.js';

/** The players of a clock, however they are advanced. */
export type Players = Pick<PlayerList, keyof PlayerList>;

/** Players that advance themselves, in the order in which they joined. Gaps are closed after a frame. */
export class PlayerList {
  /** How many there are. */
  count = 0;
  #players: (Player | null)[] = [];
  readonly #ends: Ends;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** Adds a player and starts it, as {@link startPlayer} does. */
  start(player: Player, after: Player | null): boolean {
    player.slot = this.#players.push(player) - 1;
    this.count++;
    return startPlayer(player, after);
  }

  /** Removes a player, in constant time. */
  remove(player: Player): void {
    this.#players[player.slot] = null;
    player.slot = -1;
    this.count--;
  }

  /** Shows a frame to all current players, and notes which of them have ended. */
  showFrame(dt: Seconds): void {
    const players = this.#players;
    const { length } = players;
    for (let slot = 0; slot < length; slot++) {
      const player = players[slot];
      // A player that throws fails, and the others go on.
      try {
        if (player && showFrame(player, dt)) this.#ends.add(player);
      } catch (error) {
        failPlayer(player, error);
      }
    }
    if (players.length <= 2 * this.count) return;
    this.#players = players.filter((player) => player !== null);
    for (const [slot, player] of this.#players.entries()) player!.slot = slot;
  }

  /** All players, in their order. */
  all(): Player[] {
    return this.#players.filter((player) => player !== null);
  }
}
