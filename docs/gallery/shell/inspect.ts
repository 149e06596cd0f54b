import type { Player } from '../player/player.js';
import type { Snapshot } from '../player/snapshot.js';
import type { Choreography } from '../scene.js';
import type { Actor } from '../stage/actor.js';

/** What the console of the browser can see of the scene that is shown: the global `gallery`. */
export interface Inspected {
  readonly player: Player;
  readonly actors: () => Readonly<Record<string, Actor>>;
  /** The actors' states in numbers. */
  readonly states: () => Readonly<Record<string, Snapshot>>;
  /** How the scene says that it ends. */
  readonly end: () => Choreography['end'];
}

export function inspect(inspected: Inspected | null): void {
  Object.assign(globalThis, { gallery: inspected });
}
