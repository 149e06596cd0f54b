import type { Observable } from 'rxjs';
import { flushPage } from '../clock/page.js';
import { type Player, showFrame, startPlayer } from '../clock/player.js';
import type { Seconds } from '../clock/seconds.js';
import { subscriberOf } from '../clock/subscriber.js';
import type { Advance } from '../dom/presence/transition.js';

/** The player whose end is being delivered. */
let ending: Player | null = null;

/**
 * Advances a player by a stream of frames alone, without a clock: ends are delivered in the order of the players, not
 * of their times. A player that starts in response to an end starts at that end.
 *
 * @param endsApart Whether it ends when its element is no longer in the document.
 */
export function byFrames(frame$: Observable<Seconds>, endsApart = false): Advance {
  return (player, running) => {
    const attempt = (show: () => boolean): void => {
      try {
        if (show()) conclude(player);
      } catch (error) {
        player.fail(error);
      }
    };
    const frames = subscriberOf<Seconds>(
      (dt) => {
        if (endsApart && !player.element.isConnected) player.complete();
        else attempt(() => showFrame(player, dt));
      },
      (error) => player.fail(error),
      () => player.complete(),
    );
    running.add(frames);
    attempt(() => startPlayer(player, ending));
    frame$.subscribe(frames);
  };
}

function conclude(player: Player): void {
  flushPage();
  const outer = ending;
  ending = player;
  player.complete();
  ending = outer;
}
