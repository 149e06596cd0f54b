import type { Player } from '../player/player.js';
import { type Snapshot, snapshot } from '../player/snapshot.js';
import type { Choreography } from '../scene.js';
import type { Actor } from '../stage/actor.js';
import type { Show } from '../stage/show.js';

/** The global `gallery` exposes the current scene to the browser's console. */
export interface Inspected {
  readonly player: Player | null;
  readonly actors: () => Readonly<Record<string, Actor>>;
  /** The actors' states in numbers. */
  readonly states: () => Readonly<Record<string, Snapshot>>;
  /** The end state that the scene declares. */
  readonly end: () => Choreography['end'];
}

/** Everything shown at present: a page may have several scenes, and one may arrive late while it is being removed. */
const shown = new Set<object>();

/** Exposes a scene to the console, until you call the returned function. The latest one wins. */
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

/** The exposed part of a show. */
export function inspected({ cast, choreography }: Show): Omit<Inspected, 'player'> {
  const byName = <V>(of: (actor: Actor) => V): Record<string, V> =>
    Object.fromEntries(cast.members.map(({ name, actor }) => [name, of(actor)]));
  return { actors: () => byName((actor) => actor), states: () => byName(snapshot), end: () => choreography.end };
}
