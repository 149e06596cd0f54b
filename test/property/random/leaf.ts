import type { FiniteAction } from 'rx-motion';
import type { Figure } from './figure.js';

/** What an action writes. Two that write different things do not disturb one another. */
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

/** What is a surface of a figure. */
export const surfaces = ['mesh', 'tiles', 'card', 'rows', 'columns'] as const satisfies readonly Group[];
export type Surface = (typeof surfaces)[number];

export function isSurface(group: Group | undefined): group is Surface {
  return (surfaces as readonly unknown[]).includes(group);
}

/** Four random numbers. */
export type Numbers = readonly [a: number, b: number, c: number, d: number];

/** A kind of action, and how to make a random one of it. */
export interface Leaf {
  readonly name: string;
  /** What it writes; nothing, if it only takes its time. */
  readonly group?: Group;
  /** Whether it takes no time. */
  readonly instant?: true;
  /** Whether several at once add up. */
  readonly adds?: true;
  /**
   * Whether `reverse()` retraces it: `always`; `alone`, when what stands before it left the target where it starts from, for
   * there it jumps otherwise; not given, when it knows of no way back.
   */
  readonly retraces?: 'always' | 'alone';
  readonly make: (duration: number, numbers: Numbers) => FiniteAction<Figure>;
}

/** A whole number from 1 to 3. */
export const count = (number: number): number => 1 + (Math.abs(Math.trunc(number)) % 3);
