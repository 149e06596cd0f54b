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

/** All that is shown at present: a page may hold several scenes, and one that is on its way out may come late. */
const shown = new Set<object>();

/** Shows something to the console, until the function that it returns is called. Of several, the one that came last is seen. */
export function inspect(seen: object): () => void {
  const tell = (): void => {
    (globalThis as { gallery?: object | null }).gallery = [...shown].at(-1) ?? null;
  };
  shown.add(seen);
  tell();
  return () => {
    shown.delete(seen);
    tell();
  };
}

/** What can be seen of a show. */
export function inspected({ cast, choreography }: Show): Omit<Inspected, 'player'> {
  const byName = <V>(of: (actor: Actor) => V): Record<string, V> =>
    Object.fromEntries(cast.members.map(({ name, actor }) => [name, of(actor)]));
  return { actors: () => byName((actor) => actor), states: () => byName(snapshot), end: () => choreography.end };
}
