import { lastUpTo } from '../math/last-up-to.js';
import { coordinateAt, type Cubic, lengthBetween, type Pair, velocityAt } from './cubic.js';
import { parameterAt } from './measure-path.js';

/** How many points, at equal lengths, stand for a subpath where subpaths are compared. */
export const SAMPLES = 64;

/** Curves that follow one another without a gap. Parts of its length are from 0 to 1. */
export class Subpath {
  readonly curves: readonly Cubic[];
  readonly isClosed: boolean;
  /** The part at which each curve starts; at the end, 1. */
  readonly breaks: readonly number[];
  /** Relative to their middle. */
  readonly points: readonly Pair[];
  readonly middle: Pair;
  /** Above 0 if it is clockwise. */
  readonly area: number;
  readonly #lengths: readonly number[];
  readonly #length: number;

  constructor(curves: readonly Cubic[]) {
    this.curves = curves;
    const [first, last] = [curves[0]!, curves.at(-1)!];
    this.isClosed = first[0] === last[6] && first[1] === last[7];
    this.#lengths = curves.map((curve) => lengthBetween(curve, 0, 1));
    let sum = 0;
    const starts = this.#lengths.map((length) => (sum += length) - length);
    this.#length = sum;
    this.breaks = [...starts.map((start, index) => (sum > 0 ? start / sum : index / curves.length)), 1];
    const points = Array.from({ length: SAMPLES }, (_, index) => this.#pointAt(index / SAMPLES));
    const mean = (axis: 0 | 1): number => points.reduce((total, point) => total + point[axis], 0) / SAMPLES;
    const middle = (this.middle = [mean(0), mean(1)]);
    this.points = points.map(([x, y]) => [x - middle[0], y - middle[1]]);
    this.area = this.points.reduce((total, [x, y], index) => {
      const [nextX, nextY] = this.points[(index + 1) % SAMPLES]!;
      return total + (x * nextY - y * nextX) / 2;
    }, 0);
  }

  /** The curve between two parts that lie on one curve of it. Parts above 1 begin again. */
  between(from: number, to: number): Cubic {
    const middle = ((from + to) / 2) % 1;
    const index = this.#indexAt(middle);
    const half = (to - from) / 2;
    return sectionOf(this.curves[index]!, this.#parameter(index, middle - half), this.#parameter(index, middle + half));
  }

  #indexAt(part: number): number {
    return lastUpTo(this.breaks, this.curves.length, part);
  }

  #parameter(index: number, part: number): number {
    const length = this.#lengths[index]!;
    const goal = Math.max(0, Math.min((part - this.breaks[index]!) * this.#length, length));
    return parameterAt({ curve: this.curves[index]!, from: 0, to: 1, length }, goal);
  }

  #pointAt(part: number): Pair {
    const index = this.#indexAt(part);
    const t = this.#parameter(index, part);
    return [coordinateAt(this.curves[index]!, 0, t), coordinateAt(this.curves[index]!, 1, t)];
  }

  reversed(): Subpath {
    return new Subpath(
      this.curves.map(([x0, y0, x1, y1, x2, y2, x3, y3]): Cubic => [x3, y3, x2, y2, x1, y1, x0, y0]).reverse(),
    );
  }
}

/** The subpaths of curves: each ends at a gap, and where it has come back to its start. */
export function subpathsOf(curves: readonly Cubic[]): Subpath[] {
  const all: Cubic[][] = [];
  for (const curve of curves) {
    if (curve.every((value, axis) => value === curve[axis % 2])) continue;
    const [first, last] = [all.at(-1)?.[0], all.at(-1)?.at(-1)];
    const follows = last?.[6] === curve[0] && last[7] === curve[1];
    const isOver = first?.[0] === last?.[6] && first?.[1] === last?.[7];
    if (follows && !isOver) all.at(-1)!.push(curve);
    else all.push([curve]);
  }
  // A path may be a point.
  return (all.length > 0 ? all : [curves.slice(0, 1)]).map((each) => new Subpath(each));
}

/** A part of a curve, as a curve. */
function sectionOf(curve: Cubic, from: number, to: number): Cubic {
  const third = (to - from) / 3;
  const [startX, startY] = [coordinateAt(curve, 0, from), coordinateAt(curve, 1, from)];
  const [endX, endY] = [coordinateAt(curve, 0, to), coordinateAt(curve, 1, to)];
  return [
    startX,
    startY,
    startX + third * velocityAt(curve, 0, from),
    startY + third * velocityAt(curve, 1, from),
    endX - third * velocityAt(curve, 0, to),
    endY - third * velocityAt(curve, 1, to),
    endX,
    endY,
  ];
}
