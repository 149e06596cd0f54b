import { attempt, report } from './report.js';
import { checkDelta, type Seconds } from './seconds.js';

/** What a clock advances: a run of `play`, a manager, a flip … It counts its own time. */
export interface Player {
  /** Where it is among the players of its clock; -1 while it is not. */
  slot: number;
  /** The name of the function that takes the frames, for errors. */
  readonly name: string;
  /** When it starts: 0, or the end of another player, in that player's seconds. */
  readonly origin: Seconds;
  /** The time that it showed last. Before its first frame -Infinity; if it goes on, that of the frame before. */
  readonly time: Seconds;
  /** When it ends, in the same seconds; known once it has ended. */
  readonly end: Seconds;
  /** Whether it was stopped, or has completed. */
  readonly isClosed: boolean;
  /** The runs that it advances, if it is not one itself. */
  readonly runs?: readonly object[];
  /**
   * Gets ready, and shows nothing yet.
   *
   * @param after The player at whose end it starts; null if it starts with the next frame.
   */
  start(after: Player | null): void;
  /**
   * Shows a time. Returns whether it has ended.
   *
   * @param delta Seconds of it that are new.
   * @throws The error that ends it.
   */
  show(time: Seconds, delta: Seconds): boolean;
  /** Called when its end is delivered, or when there are no more frames. */
  complete(): void;
  fail(error: unknown): void;
}

/** Starts a player: at the end of another one, showing the current frame at once; otherwise with the next frame. */
export function startPlayer(player: Player, after: Player | null): boolean {
  player.start(after);
  if (after === null) return false;
  const overshoot = after.time - after.end;
  return player.show(player.origin === after.end ? after.time : player.origin + overshoot, overshoot);
}

/**
 * Shows a frame to a player. The first one adds no time: it shows the time at which the player starts. A player that
 * goes on with a velocity has a time already, before its start; a long frame may count as less than has passed since.
 */
export function showFrame(player: Player, dt: Seconds): boolean {
  const { origin, time } = player;
  const delta = checkDelta(player.name, 'a delta', dt);
  return time === -Infinity ? player.show(origin, 0) : player.show(Math.max(origin, time + delta), delta);
}

/** Ends a player with an error. If the player is gone, or `fail` throws, the error is reported. */
export function failPlayer(player: Player | null | undefined, error: unknown): void {
  if (player) attempt(() => player.fail(error));
  else report(error);
}
