import type { Ends } from './ends.js';
import type { Player } from './player.js';
import { Roster } from './roster.js';
import { Rows } from './rows.js';
import type { Seconds } from './seconds.js';
import type { Straight } from './straight.js';
import { fail } from './tell.js';

/** Those who play on a clock. One that only goes along a straight line is led here, in a row. */
export class Players extends Roster<Player> {
  private readonly rows = new Rows();

  /** Leads a player from now on, as long as nothing happens but that it goes along a line. */
  lead(player: Player, line: Straight, start: Seconds, end: Seconds): void {
    this.rows.enter(player.place, line, player.time, start, end);
  }

  override remove(player: Player): void {
    this.rows.leave(player.place);
    super.remove(player);
  }

  protected override renumber(): void {
    for (let place = 0; place < this.members.length; place++) this.recall(place);
    super.renumber();
  }

  /** Shows a frame to all who are here now, and notes who has ended. */
  pass(dt: Seconds, ends: Ends): void {
    const { members, rows } = this;
    const count = members.length;
    const isAhead = typeof dt === 'number' && dt >= 0;
    for (rows.place = 0; rows.place < count; rows.place++) {
      // One that throws fails, and the others go on.
      try {
        for (; rows.place < count; rows.place++) {
          if (rows.count > 0) {
            if (isAhead) rows.pass(dt);
            if (rows.place >= count) break;
            this.recall(rows.place);
          }
          const player = members[rows.place];
          if (player?.pass(dt)) ends.add(player);
        }
      } catch (error) {
        fail(members[rows.place], error);
      }
    }
  }

  /** Has the player at a place lead itself. */
  private recall(place: number): void {
    const time = this.rows.leave(place);
    if (time !== undefined) this.members[place]?.resume?.(time);
  }
}
