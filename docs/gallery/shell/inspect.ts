import type { Player } from '../player/player.js';
import { type Snapshot, snapshot } from '../player/snapshot.js';
import type { Choreography } from '../scene.js';
import type { Actor } from '../stage/actor.js';
import type { Show } from '../stage/show.js';

/** What the console of the browser can see of the scene that is shown: the global `gallery`. */
export interface Inspected {
  readonly player: Player | null;
  readonly actors: () => Readonly<Record<string, Actor>>;
  /** The actors' states in numbers. */
  readonly states: () => Readonly<Record<string, Snapshot>>;
  /** How the scene says that it ends. */
  readonly end: () => Choreography['end'];
}

/** Shows something to the console, until the function that it returns is called or something else is shown. */
export function inspect(seen: object): () => void {
  const shown = globalThis as { gallery?: object | null };
  shown.gallery = seen;
  return () => {
    if (shown.gallery === seen) shown.gallery = null;
  };
}

/** What can be seen of a show. */
export function inspected({ cast, choreography }: Show): Omit<Inspected, 'player'> {
  const byName = <V>(of: (actor: Actor) => V): Record<string, V> =>
    Object.fromEntries(cast.members.map(({ name, actor }) => [name, of(actor)]));
  return { actors: () => byName((actor) => actor), states: () => byName(snapshot), end: () => choreography.end };
}
