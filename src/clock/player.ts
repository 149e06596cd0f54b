import type { Seat } from '../table/seats.js';
import { attempt, report } from './report.js';
import type { Seconds } from './seconds.js';

/** Plays something on a clock. */
export interface Player extends Seat {
  /** Seconds since its first frame, or since that of the player at whose end it began. */
  readonly time: Seconds;
  /** When it ends, in the same seconds; known once it has ended. */
  readonly end: Seconds;
  /** Whether it was stopped, or has completed. */
  readonly isClosed: boolean;
  /**
   * Starts. After another player it begins at the end of that and shows the present frame; otherwise it waits for its
   * first frame.
   *
   * @returns Whether it has ended already.
   * @throws What then ends it, as in `pass`.
   */
  start(after: Player | null): boolean;
  /**
   * Lets a frame pass; the first one adds no time. Returns whether it has ended.
   *
   * @param dt The delta, which may be anything.
   * @param step The same if it is known to be a number that is not negative.
   */
  pass(dt: Seconds, step?: Seconds): boolean;
  /** Its end is delivered, or there are no more frames. */
  complete(): void;
  fail(error: unknown): void;
}

/** Ends a player with an error; one that was stopped before has nobody to notify. What it throws itself is reported. */
export function failPlayer(player: Player | null | undefined, error: unknown): void {
  if (player) attempt(() => player.fail(error));
  else report(error);
}
