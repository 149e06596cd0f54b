import type { Observable } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import type { Action } from '../motion/action.js';
import type { Progress } from '../time/effect.js';

/**
 * How an action ended: by itself; because it was stopped; because one of the same tag took its place (policy `switch`);
 * because one of the same tag was running (policy `exhaust`); or because something in it threw an error.
 */
export type Ending = 'completed' | 'stopped' | 'replaced' | 'ignored' | 'failed';

/** Identifies an action among those of the same target. */
export type Tag = number | string;

/**
 * An action at work on a target: what {@link Manager.runAction} returns. A `RunningAction<Ship>` is a `RunningAction`.
 *
 * Once it has ended, stopping, pausing, seeking or reversing it, or setting its rate, moves nothing. To go back from
 * its end, run `action.reverse()`, or drive the action with {@link Action.on}, which does not end.
 */
export interface RunningAction<out T = unknown> {
  /** The action. Its type does not say which other targets it could run on. */
  readonly action: Action<never>;
  readonly target: T;
  readonly tag: Tag | undefined;
  /** Bits by which {@link Manager.stopActionsByFlags} finds it; 0 if none were given. */
  readonly flags: number;
  /** How it ended; undefined while it runs. */
  readonly ending: Ending | undefined;
  /** Whether it is paused itself; its target may also be. */
  readonly paused: boolean;
  /**
   * Its progress, once a frame while it runs. Completes when it ends, and errors when it failed. Costs nothing unless
   * it is subscribed.
   */
  readonly progress$: Observable<Progress>;
  /** Resolves with how it ended; never rejects. */
  readonly done: Promise<Ending>;
  /** Seconds of its own that have passed; 0 before its first frame. */
  readonly elapsed: Seconds;
  /**
   * Seconds of its own per second; 1 at first. 0 stands still. Below 0 it plays in reverse and completes at its start.
   *
   * Setting it throws a RangeError when it is not finite, or below 0 and the action is not `seekable`.
   */
  rate: number;
  /** Ends it: its effects clean up, and nothing of it runs after this call. Does nothing when it has ended. */
  stop(): void;
  /** Pauses it, and no other action of its target. */
  pause(): void;
  resume(): void;
  /**
   * Goes to a time at once; within an update, in its turn, or at the end of that update if it has no more turn. At or
   * past the end towards which it plays, it completes. What is sought at the end of an update waits for the next one.
   *
   * @param seconds Seconds since its start, >= 0.
   * @throws RangeError when `seconds` is negative or not finite, or lies in the past and the action is not `seekable`.
   */
  seek(seconds: Seconds): void;
  /**
   * Goes to its end and completes, as {@link seek} goes to a time. Played in reverse, it goes to its start. Does
   * nothing when it has ended.
   *
   * @throws RangeError when its end is not known.
   */
  finish(): void;
  /**
   * Plays it from its start again, forwards, even if it has ended. If it has, it runs as if it had just been added:
   * after everything else on its target, with a new `done` and `progress$`; within an update, it starts when that is
   * over.
   *
   * @throws RangeError when it has moved and is not `seekable`: it no longer knows what it found at its start.
   */
  restart(): void;
  /**
   * Plays in the other direction: changes the sign of its rate.
   *
   * @throws RangeError when it is not `seekable`.
   */
  reverse(): void;
}
