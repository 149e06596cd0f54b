import fc from 'fast-check';
import { SpriteFrame } from 'rx-motion/sprite';
import { type Figure, figureLike, figures } from './figure.js';

/** All that the actions of one tree can change. */
export interface World {
  /** The target of the tree. */
  readonly self: Figure;
  /** The target of `targeted`. */
  readonly other: Figure;
  /** The callbacks that were called, in order, by their paths in the tree. */
  readonly calls: string[];
}

/** The initial state of a world. */
export type Found = Pick<World, 'self' | 'other'>;

export const founds: fc.Arbitrary<Found> = fc.record({ self: figures, other: figures });

export function worldOf({ self, other }: Found): World {
  return { self: figureLike(self), other: figureLike(other), calls: [] };
}

/** The state of everything as plain values that compare bit for bit, except for the sign of 0. */
export function stateOf({ self, other }: World): unknown {
  return { self: copyOf(self), other: copyOf(other) };
}

/** The pictures are the same in all worlds, so they are not copied. */
function copyOf(value: unknown): unknown {
  if (typeof value === 'number') return value + 0;
  if (typeof value !== 'object' || value === null || value instanceof SpriteFrame) return value;
  if (ArrayBuffer.isView(value)) return Array.from(value as Float32Array, (number) => number + 0);
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) if (typeof inner !== 'function') copy[key] = copyOf(inner);
  return copy;
}
