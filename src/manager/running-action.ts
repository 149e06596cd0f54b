import type { Observable } from 'rxjs';
import type { Action } from '../action/action.js';
import type { Progress } from '../action/effect.js';

/** How an action ended: by itself, because it was stopped, or because something in it threw an error. */
export type Ending = 'completed' | 'stopped' | 'failed';

/** Tells an action from others of the same target. */
export type Tag = number | string;

/** An action at work on a target: what {@link ActionManager.runAction} returns. */
export interface RunningAction<T = unknown> {
  readonly action: Action<T>;
  readonly target: T;
  readonly tag: Tag | undefined;
  /** Bits by which {@link ActionManager.stopActionsByFlags} finds it; 0 if none were given. */
  readonly flags: number;
  /** How it ended; undefined while it has not. */
  readonly ending: Ending | undefined;
  /** Whether it is paused by itself, apart from its target. */
  readonly paused: boolean;
  /**
   * Its progress, once a frame while it runs. Completes when it ends, and errors when it failed. Costs nothing unless it is
   * subscribed.
   */
  readonly progress$: Observable<Progress>;
  /** Resolves with how it ended; never rejects. */
  readonly done: Promise<Ending>;
  /** Ends it. What it owes is paid; nothing of it runs after this call. Does nothing when it has ended. */
  stop(): void;
  /** Holds it, and no other action of its target. */
  pause(): void;
  resume(): void;
}
