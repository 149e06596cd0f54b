import type { Observable } from 'rxjs';
import { clockOf } from '../../clock/clock.js';
import type { Seconds } from '../../clock/seconds.js';
import type { Advance } from './transition.js';

/** Has the clock of these frames advance a transition: its end is in order with those of all who play on them. */
export function onClock(frame$: Observable<Seconds>): Advance {
  return (player, running) => {
    const clock = clockOf(frame$);
    running.add(() => {
      if (player.slot >= 0) clock.leave(player);
    });
    clock.join(player);
  };
}
