import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkCount, checkFinite, checkFunction, checkNotNegative, checkObject, describe } from '../math/check.js';
import { shuffled } from '../math/noise.js';

/** Where a stagger begins: a word, or an index. `'centre'` is `'center'`. */
export type StaggerFrom = 'first' | 'center' | 'centre' | 'last' | 'edges' | 'random' | number;

/** How the starts of a stagger are spread. */
export interface StaggerOptions {
  /** Seconds from the first start to the last, >= 0, however many there are. Either this or `gap`. */
  readonly amount?: Seconds;
  /** Seconds from one start to the next, >= 0. */
  readonly gap?: Seconds;
  /** Which start first; those that are as far from there start together. By default `'first'`. */
  readonly from?: StaggerFrom;
  /** With `from: 'random'`: a whole number >= 0; another one gives another order. By default 0. */
  readonly seed?: number;
  /** The actions are those of a grid, row by row, with so many in a row. Then it is the distance in the grid that counts. */
  readonly grid?: { readonly columns: number };
  /** Counts the distance along one axis of the grid only. */
  readonly axis?: 'x' | 'y';
  /** Bends how the starts are spread between the first and the last one; by default evenly. */
  readonly curve?: Curve;
}

/** When each of so many actions starts, in seconds. */
export function startsOf(options: StaggerOptions, count: number): Seconds[] {
  const { amount, gap, curve } = options;
  if ((amount === undefined) === (gap === undefined))
    throw new TypeError(
      `stagger: either amount or gap must be given, got ${amount === undefined ? 'neither' : 'both'}`,
    );
  checkTime(amount === undefined ? 'gap' : 'amount', (amount ?? gap)!);
  if (curve !== undefined) checkFunction('stagger', 'curve', curve);
  const distances = distancesOf(options, count);
  const least = Math.min(...distances);
  const farthest = Math.max(...distances) - least;
  const whole = amount ?? gap! * farthest;
  return distances.map((distance) => {
    if (farthest === 0) return 0;
    const part = (distance - least) / farthest;
    // Without a curve a gap is that of a plain stagger, bit for bit.
    if (curve === undefined) return amount === undefined ? gap! * (distance - least) : amount * part;
    return whole * checkFinite('stagger', "the curve's value", curve(part));
  });
}

export function checkTime(what: string, time: Seconds): Seconds {
  return checkNotNegative('stagger', what, time);
}

function distancesOf({ from = 'first', seed = 0, grid, axis }: StaggerOptions, count: number): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  checkCount('stagger', 'seed', seed, 0);
  if (from === 'random') {
    const order = shuffled(seed, count);
    return indexes.map((index) => order[index]!);
  }
  const columns =
    grid === undefined ? count : checkCount('stagger', 'grid.columns', checkObject('stagger', 'grid', grid).columns, 1);
  const rows = Math.ceil(count / Math.max(1, columns));
  if (axis !== undefined && !['x', 'y'].includes(axis))
    throw new RangeError(`stagger: axis must be 'x' or 'y', got ${describe(axis)}`);
  return indexes.map((index) => {
    const x = distanceFrom(from, index % columns, columns, (start) => start % columns);
    const y = distanceFrom(from, Math.floor(index / columns), rows, (start) => Math.floor(start / columns));
    if (axis !== undefined) return axis === 'x' ? x : y;
    // Whatever is nearest to an edge starts with it.
    return from === 'edges' && rows > 1 ? Math.min(x, y) : Math.hypot(x, y);
  });
}

/** How far a place is from where it begins, along one axis. */
function distanceFrom(from: StaggerFrom, place: number, count: number, placeOf: (index: number) => number): number {
  switch (from) {
    case 'first':
      return place;
    case 'last':
      return count - 1 - place;
    case 'center':
    case 'centre':
      return Math.abs(place - (count - 1) / 2);
    case 'edges':
      return Math.min(place, count - 1 - place);
    default:
      if (typeof from !== 'number')
        throw new RangeError(
          `stagger: from must be 'first', 'center', 'last', 'edges', 'random' or an index, got ${describe(from)}`,
        );
      return Math.abs(place - placeOf(checkCount('stagger', 'from', from, 0)));
  }
}
