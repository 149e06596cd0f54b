import type { Changes } from './changes.js';
import type { Made } from './made.js';
import type { Random } from './random.js';

/** What runs the actions of a program. */
export interface Host {
  /** Does one random thing. */
  act(random: Random): void;
  frame(dt: number, random: Random): void;
  /** Logs its state; all of it at the end. */
  look(changes: Changes, isLast: boolean): void;
}

/** Makes the actions of a program, finite, ending or endless. */
export type Actions = (random: Random) => Made;
