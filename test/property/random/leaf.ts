import type { FiniteAction } from 'rx-motion';
import type { Figure } from './figure.js';

/** What an action writes. Actions of different groups do not interfere. */
export const groups = [
  'place',
  'rotation',
  'rotations',
  'skewed',
  'scale',
  'skew',
  'size',
  'opacity',
  'color',
  'visible',
  'flips',
  'percentage',
  'picture',
  'eye',
  'level',
  'light',
  'left',
  'paint',
  'mesh',
  'tiles',
  'card',
  'rows',
  'columns',
] as const;
export type Group = (typeof groups)[number];

/** The surfaces of a figure. */
export const surfaces = ['mesh', 'tiles', 'card', 'rows', 'columns'] as const satisfies readonly Group[];
export type Surface = (typeof surfaces)[number];

export function isSurface(group: Group | undefined): group is Surface {
  return (surfaces as readonly unknown[]).includes(group);
}

/** Four random numbers. */
export type Numbers = readonly [a: number, b: number, c: number, d: number];

/** A kind of action, and how to make a random one. */
export interface Leaf {
  readonly name: string;
  /** What it writes; undefined if it only waits. */
  readonly group?: Group;
  /** Whether it takes no time. */
  readonly instant?: true;
  /** Whether several at once add up. */
  readonly adds?: true;
  /**
   * Whether `reverse()` retraces it: `always`; `alone`, only if the target was at its start value before, because it
   * jumps there; undefined if it has no reverse.
   */
  readonly retraces?: 'always' | 'alone';
  readonly make: (duration: number, numbers: Numbers) => FiniteAction<Figure>;
}

/** A whole number from 1 to 3. */
export const count = (number: number): number => 1 + (Math.abs(Math.trunc(number)) % 3);

type MakeLeaf = (group: Group, name: string, make: Leaf['make']) => Leaf;

/** A leaf that owns what it writes. */
export const owns: MakeLeaf = (group, name, make) => ({ group, name, make });
/** One that its reverse retraces. */
export const returns: MakeLeaf = (group, name, make) => ({ ...owns(group, name, make), retraces: 'always' });
/** One that its reverse retraces if the target was at its start. */
export const returnsAlone: MakeLeaf = (group, name, make) => ({ ...owns(group, name, make), retraces: 'alone' });
/** One that adds up with others. */
export const adds: MakeLeaf = (group, name, make) => ({ ...returns(group, name, make), adds: true });
/** One that takes no time. */
export const happens: MakeLeaf = (group, name, make) => ({ ...owns(group, name, make), instant: true });
