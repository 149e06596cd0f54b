import type { Placed } from './roster.js';
import type { Seconds } from './seconds.js';

/** Plays something on a clock. */
export interface Player extends Placed {
  /** Seconds since its first frame, or since that of the player at whose end it began. */
  readonly time: Seconds;
  /** When it ends, in the same seconds; known once it has ended. */
  readonly end: Seconds;
  /** Whether it was stopped, or has told its end. */
  readonly isClosed: boolean;
  /**
   * Starts. After another player it begins at the end of that and shows the present frame; else it waits for its first frame.
   *
   * @returns Whether it has ended already.
   * @throws What then ends it, as in `pass`: it is told that it has failed.
   */
  start(after: Player | null): boolean;
  /** Lets a frame pass; the first one adds no time. The delta may be anything. Returns whether it has ended. */
  pass(dt: Seconds): boolean;
  /** Told the time by a clock that has led it, if it ever asks to be led. */
  resume?(time: Seconds): void;
  /** Its end is delivered, or there are no more frames. */
  complete(): void;
  fail(error: unknown): void;
}
