import type { Observable } from 'rxjs';
import { Clock } from '../clock/clock.js';
import { hotClock } from '../clock/clock-of.js';
import type { Ends } from '../clock/ends.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import { checkObservable } from '../clock/observable-of.js';
import { failPlayer, type Player, showFrame, startPlayer } from '../clock/player.js';
import type { Players } from '../clock/players.js';
import type { Seconds } from '../clock/seconds.js';
import { shareStream } from '../clock/shared-stream.js';
import { PlayedRun } from '../motion/played-run.js';
import { type RowRun, RunTable } from './run-table.js';

/** Players of a clock whose plain leaves are rows of one table. */
export class Crowd extends RunTable<Player> implements Players {
  private readonly ends: Ends;

  constructor(ends: Ends) {
    super();
    this.ends = ends;
  }

  start(player: Player, after: Player | null): boolean {
    this.add(player);
    return (after !== null || !isRun(player) || !this.beginRow(player)) && startPlayer(player, after);
  }

  showFrame(dt: Seconds): void {
    this.walk(dt, true);
  }

  /** With the times of their rows. */
  override all(): Player[] {
    const all = super.all();
    for (const player of all) if (this.hasRows(player)) this.runOf(player).time = this.timeOf(player);
    return all;
  }

  protected runOf(player: Player): RowRun {
    return player as object as RowRun;
  }

  protected isPlain(): boolean {
    return true;
  }

  protected turn(player: Player, dt: Seconds): void {
    try {
      if (this.hasRows(player)) this.leaveRows(player);
      if (showFrame(player, dt)) this.ends.add(player);
      else if (player.slot >= 0 && isRun(player)) this.enterRows(player);
    } catch (error) {
      this.fail(player, error);
    }
  }

  protected fail(player: Player | null, error: unknown): void {
    failPlayer(player, error);
  }
}

/** A manager on the clock animates its runs itself. */
function isRun(player: Player): boolean {
  return player instanceof PlayedRun;
}

/**
 * Makes a clock for many runs: a thousand moves that {@link play} runs on it cost less than on another clock.
 *
 * Whatever plays on it shows the same in each frame as on any clock, but the moves are numbers in one table instead of
 * objects, as under an {@link ActionManager}. Below a few hundred runs at a time, there is nothing to gain.
 *
 * ```ts
 * import { Subject } from 'rxjs';
 * import { crowd, moveTo, play } from 'rx-motion';
 *
 * const dt$ = new Subject<number>();
 * const frame$ = crowd(dt$);
 * const sparks = Array.from({ length: 1000 }, (_, index) => ({ x: index, y: 0 }));
 * for (const spark of sparks) play(moveTo(1, { x: spark.x, y: 300 }), spark, frame$).subscribe();
 * for (const dt of [0, 0.5]) dt$.next(dt);
 * sparks[7]; // => { x: 7, y: 150 }
 * ```
 *
 * @param frame$ Frame deltas in seconds; by default the page's animation frames.
 * @returns The same deltas, shared by all subscribers. Make it once and keep it: each call makes another clock.
 * @throws TypeError when `frame$` is not an observable.
 * @see {@link clock}, which is lighter.
 */
export function crowd(frame$: Observable<Seconds> = defaultFrame$): Observable<Seconds> {
  checkObservable('crowd', 'frame$', frame$);
  const shared$ = shareStream(frame$);
  return hotClock(shared$, new Clock(shared$, (ends) => new Crowd(ends)));
}
