import type { Clock } from './clock.js';
import type { Player } from './player.js';

/** In whose place those begin who go on with the present frame. */
const PRESENT = { time: 0, end: 0 } as Player;

/** Has all who join a clock during this call begin with the present frame: the next one adds its whole time. */
export function atPresent(clock: Clock, join: () => void): void {
  const { ending } = clock;
  clock.ending = PRESENT;
  join();
  clock.ending = ending;
}
