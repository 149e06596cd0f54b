import { paintCoin } from './coin.js';
import { paintCreature } from './creature.js';
import { paintExplosion } from './explosion.js';
import type { Picture } from './picture.js';

/** A picture as it was before packing. */
export interface Drawing {
  readonly name: string;
  readonly picture: Picture;
  /** Its anchor, as a fraction of its size from the top left. */
  readonly anchor?: { readonly x: number; readonly y: number };
  readonly aliases: readonly string[];
}

/** The drawings of the project's own sheets: a creature that walks and blinks, a coin that spins, an explosion. */
export function drawAll(): Drawing[] {
  const feet = { x: 0.5, y: 0.9375 };
  return [
    ...series(8, 'walk', (phase) => paintCreature(phase)).map((drawing) => ({ ...drawing, anchor: feet })),
    { name: 'creature_blink.png', picture: paintCreature(0, 0), anchor: feet, aliases: [] },
    ...series(6, 'coin', (phase) => paintCoin(phase / 2)),
    ...series(7, 'bang', (phase) => paintExplosion(phase + 0.03)),
  ].map((drawing) => (drawing.name === 'walk_1.png' ? { ...drawing, aliases: ['creature'] } : drawing));
}

function series(count: number, name: string, paint: (phase: number) => Picture): Drawing[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}_${String(index + 1)}.png`,
    picture: paint(index / count),
    aliases: [],
  }));
}
