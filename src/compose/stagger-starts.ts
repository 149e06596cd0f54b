import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkCount, checkCurve, checkFinite, checkNotNegative, checkOptions, shownValue } from '../math/check.js';
import { shuffle } from '../math/noise.js';

/** Which actions start first: a word, or the index of one. `'centre'` is `'center'`. */
export type StaggerFrom = 'first' | 'center' | 'centre' | 'last' | 'edges' | 'random' | number;

/** How the starts of a stagger are spread over time. */
export interface StaggerOptions {
  /** Seconds from the first start to the last, >= 0. Either this or `gap`. */
  readonly amount?: Seconds | undefined;
  /** Seconds from one start to the next, >= 0. */
  readonly gap?: Seconds | undefined;
  /** Which start first; actions equally far from there start together. By default `'first'`. */
  readonly from?: StaggerFrom | undefined;
  /** Chooses the order of `from: 'random'`: a whole number >= 0, by default 0. */
  readonly seed?: number | undefined;
  /** The actions form a grid, row by row, with this many in a row. Then distances are measured in the grid. */
  readonly grid?: { readonly columns: number } | undefined;
  /** Measures the distance along one axis of the grid only. */
  readonly axis?: 'x' | 'y' | undefined;
  /** Spreads the starts between the first and the last along a curve; evenly by default. */
  readonly curve?: Curve | undefined;
}

/** The start of each of `count` actions, in seconds. */
export function startsOf(options: StaggerOptions, count: number): Seconds[] {
  checkOptions('stagger', options, 'amount axis curve from gap grid seed');
  const { amount, gap, curve } = options;
  if ((amount === undefined) === (gap === undefined))
    throw new TypeError(
      `stagger: either amount or gap must be given, got ${amount === undefined ? 'neither' : 'both'}`,
    );
  checkTime(amount === undefined ? 'gap' : 'amount', (amount ?? gap)!);
  if (curve !== undefined) checkCurve('stagger', curve);
  const distances = distancesOf(options, count);
  const least = distances.reduce((a, b) => Math.min(a, b), Infinity);
  const farthest = distances.reduce((a, b) => Math.max(a, b), -Infinity) - least;
  const whole = amount ?? gap! * farthest;
  return distances.map((distance) => {
    if (farthest === 0) return 0;
    const part = (distance - least) / farthest;
    // Without a curve the starts are those of a plain gap, bit for bit.
    if (curve === undefined) return amount === undefined ? gap! * (distance - least) : amount * part;
    return whole * checkFinite('stagger', "the curve's value", curve(part));
  });
}

export function checkTime(what: string, time: Seconds): Seconds {
  return checkNotNegative('stagger', what, time);
}

function distancesOf({ from = 'first', seed = 0, grid, axis }: StaggerOptions, count: number): number[] {
  checkCount('stagger', 'seed', seed, 0);
  if (from === 'random') return Array.from(shuffle(seed, count));
  const columns =
    grid === undefined
      ? count
      : checkCount('stagger', 'grid.columns', checkOptions('stagger', grid, 'columns', 'grid').columns, 1);
  const rows = Math.ceil(count / Math.max(1, columns));
  if (axis !== undefined && !['x', 'y'].includes(axis))
    throw new RangeError(`stagger: axis must be 'x' or 'y', got ${shownValue(axis)}`);
  return Array.from({ length: count }, (_, index) => {
    const x = distanceFrom(from, index % columns, columns, (start) => start % columns);
    const y = distanceFrom(from, Math.floor(index / columns), rows, (start) => Math.floor(start / columns));
    if (axis !== undefined) return axis === 'x' ? x : y;
    // The nearest edge counts.
    return from === 'edges' && rows > 1 ? Math.min(x, y) : Math.hypot(x, y);
  });
}

/** How far an index is from the first start, along one axis. */
function distanceFrom(from: StaggerFrom, at: number, count: number, along: (index: number) => number): number {
  switch (from) {
    case 'first':
      return at;
    case 'last':
      return count - 1 - at;
    case 'center':
    case 'centre':
      return Math.abs(at - (count - 1) / 2);
    case 'edges':
      return Math.min(at, count - 1 - at);
    default:
      if (typeof from !== 'number')
        throw new RangeError(
          `stagger: from must be 'first', 'center', 'last', 'edges', 'random' or an index, got ${shownValue(from)}`,
        );
      return Math.abs(at - along(checkCount('stagger', 'from', from, 0)));
  }
}
