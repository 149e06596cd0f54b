import type { Node } from '../node.js';
import type { Quirk } from '../quirk.js';
import type { Stage } from '../stage.js';

/**
 * An object of the engine: an action with its run state, on one node at a time. It steps by seconds, and is updated by
 * progress.
 */
export interface Played {
  readonly duration: number;
  /** Seconds since the start, if the object has a clock of its own. */
  readonly elapsed: number;
  /** The progresses between 0 and 1 at which something in it starts or ends; undefined if there is none. */
  readonly changes?: readonly number[];
  /** Whether it has ended, as the engine counts. */
  readonly done: boolean;
  start(node: Node): void;
  update(progress: number): void;
  /** One frame, of the outermost object only. */
  step(dt: number): void;
  stop(): void;
  /** Undoes all that it did, as if it had never started. The engine has no equivalent. */
  rewind(): void;
  reversed(): Played;
}

/** What all objects of one run share. */
export interface World {
  readonly stage: Stage;
  readonly has: (quirk: Quirk) => boolean;
  /** To the precision of the engine's numbers. */
  readonly round: (value: number) => number;
  /** What the clock shows in the first frame, at once or after 0. */
  readonly ahead: number;
  /** Set once the run was stopped: nothing of it may happen after that. */
  over: boolean;
}

/** The changes of an object that takes a part of another one. */
export function changesWithin({ changes = [] }: Played, start: number, length: number): number[] {
  return changes.map((change) => start + change * length);
}

/** FLT_EPSILON. */
export const EPSILON: number = 2 ** -23;
