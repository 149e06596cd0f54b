import type { Seat } from '../table/seats.js';
import { attempt, report } from './report.js';
import type { Seconds } from './seconds.js';

/** What a clock advances: a run of `play`, or a manager. */
export interface Player extends Seat {
  /** Seconds since its first frame. If it started at the end of another player, since that player's first frame. */
  readonly time: Seconds;
  /** When it ends, in the same seconds; known once it has ended. */
  readonly end: Seconds;
  /** Whether it was stopped, or has completed. */
  readonly isClosed: boolean;
  /**
   * Starts: at the end of another player, showing the current frame at once; otherwise with the next frame.
   *
   * @returns Whether it has ended already.
   * @throws The error that ends it, as in `showFrame`.
   */
  start(after: Player | null): boolean;
  /** Shows a frame; the first one adds no time. Returns whether it has ended. @param dt The delta, unchecked. */
  showFrame(dt: Seconds): boolean;
  /** Called when its end is delivered, or when there are no more frames. */
  complete(): void;
  fail(error: unknown): void;
}

/** Ends a player with an error. If the player is gone, or `fail` throws, the error is reported. */
export function failPlayer(player: Player | null | undefined, error: unknown): void {
  if (player) attempt(() => player.fail(error));
  else report(error);
}
