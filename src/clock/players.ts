import { Table } from '../table/table.js';
import type { Ends } from './ends.js';
import type { Player } from './player.js';
import type { Seconds } from './seconds.js';
import { notifyOfError } from './notify.js';

/** Those who play on a clock, and the rows of those that are nothing but plain leaves. */
export class Players extends Table<Player> {
  private readonly ends: Ends;

  /** @param ends Where those are noted who end in a frame. */
  constructor(ends: Ends) {
    super();
    this.ends = ends;
  }

  /** Shows a frame to all who are here now. */
  pass(dt: Seconds): void {
    this.walk(dt, this.seats.length);
  }

  /** All of them, in their order. Nobody plays any more. */
  dismiss(): Player[] {
    const all = this.seats.filter((player) => player !== null);
    for (const player of all) if (player.slot >= 0) this.remove(player);
    this.settle();
    return [...new Set(all)];
  }

  protected turn(player: Player, dt: Seconds, isShown: boolean): void {
    if (isShown) return;
    try {
      if (player.pass(dt)) this.ends.add(player);
    } catch (error) {
      this.fail(player, error);
    }
  }

  protected wake(player: Player, dt: Seconds): void {
    try {
      player.wake?.(dt);
    } catch (error) {
      this.fail(player, error);
    }
  }

  protected fail(player: Player | null, error: unknown): void {
    notifyOfError(player, error);
  }
}
