import type { Observable } from 'rxjs';
import type { Clock } from '../clock/clock.js';
import { clockOf } from '../clock/clock-of.js';
import type { Player } from '../clock/player.js';
import { report } from '../clock/report.js';
import type { Seconds } from '../clock/seconds.js';
import type { Lanes } from './lanes.js';

/** Returns what to call after each change: it joins the clock, which advances the lanes, while something runs. */
export function joinWhileBusy(frame$: Observable<Seconds>, lanes: Lanes): () => void {
  let clock: Clock | null = null;
  const player: Player = {
    slot: -1,
    name: 'ActionManager',
    origin: 0,
    // Its runs count their own first frames.
    time: 0,
    end: 0,
    get isClosed() {
      return clock === null;
    },
    get runs() {
      return lanes.runs();
    },
    start() {
      // Its runs have started.
    },
    show(_time, delta) {
      lanes.show(delta);
      return false;
    },
    // There are no more frames. The next action subscribes to them again.
    complete() {
      clock = null;
    },
    fail(error) {
      // The clock has dropped it, because the stream of frames has failed.
      if (player.slot < 0) clock = null;
      report(error);
    },
  };
  return () => {
    const left = clock;
    if (left === null && lanes.count > 0) {
      clock = clockOf(frame$);
      clock.join(player);
    } else if (left !== null && lanes.count === 0) {
      clock = null;
      left.leave(player);
    }
  };
}
