import { mix } from '../math/mix.js';
import { curvesOf } from './path-curves.js';
import { SAMPLES, Subpath, subpathsOf } from './subpath.js';

/** Two subpaths as the same number of curves. */
interface Morph {
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly isClosed: boolean;
}

/**
 * The paths between two, as a function of progress. Subpaths turn into one another by the lengths along them.
 *
 * @param name The name of the function in errors.
 * @throws As {@link curvesOf}.
 */
export function pathMorph(name: string, from: string, to: string): (progress: number) => string {
  const morphs = pairsOf(subpathsOf(curvesOf(name, from)), subpathsOf(curvesOf(name, to))).map(morphOf);
  return (progress) =>
    morphs
      .map((morph) => {
        const numbers = morph.from.map((start, index) => rounded(mix(start, morph.to[index]!, progress)));
        return `M${numbers.slice(0, 2).join(' ')}C${numbers.slice(2).join(' ')}${morph.isClosed ? 'Z' : ''}`;
      })
      .join('');
}

/** Pairs subpaths by size, holes with holes. One without a partner grows from its middle, or shrinks to it. */
function pairsOf(from: readonly Subpath[], to: readonly Subpath[]): (readonly [Subpath, Subpath])[] {
  const [ours, theirs] = [kindsOf(from), kindsOf(to)];
  return ours.flatMap((own, kind) => {
    const other = theirs[kind]!;
    return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => {
      const [one, two] = [own[index], other[index]];
      return [one ?? pointOf(two!), two ?? pointOf(one!)] as const;
    });
  });
}

/** The subpaths that wind like the largest one, and those that wind the other way; the largest first. */
function kindsOf(subpaths: readonly Subpath[]): Subpath[][] {
  const sorted = [...subpaths].sort((one, other) => Math.abs(other.area) - Math.abs(one.area));
  const isHole = ({ area }: Subpath): boolean => area * sorted[0]!.area < 0;
  return [sorted.filter((it) => !isHole(it)), sorted.filter(isHole)];
}

function pointOf({ middle: [x, y] }: Subpath): Subpath {
  return new Subpath([[x, y, x, y, x, y, x, y]]);
}

function morphOf([from, other]: readonly [Subpath, Subpath]): Morph {
  const isClosed = from.isClosed && other.isClosed;
  // Shapes that wind in different directions would turn inside out.
  const candidates = isClosed ? [from.area * other.area < 0 ? other.reversed() : other] : [other, other.reversed()];
  const { to, starts } = candidates.map((to) => alignment(from, to)).reduce((a, b) => (b.fit > a.fit ? b : a));
  const breaks = [from, to].flatMap((it, index) => it.breaks.map((part) => (part + 1 - starts[index]!) % 1));
  const ends = [...breaks, 1].filter((part) => part > 0).sort((a, b) => a - b);
  const [fromNumbers, toNumbers] = [from, to].map((it, index) => {
    const start = starts[index]!;
    const curves = ends.map((end, at) => it.between((ends[at - 1] ?? 0) + start, end + start));
    return [...curves[0]!.slice(0, 2), ...curves.flatMap((curve) => curve.slice(2))];
  });
  return { from: fromNumbers!, to: toNumbers!, isClosed };
}

interface Alignment {
  readonly to: Subpath;
  /** The parts at which `from` and `to` start. */
  readonly starts: readonly [from: number, to: number];
  readonly fit: number;
}

/** Chooses where a closed subpath starts: where the sum of the squared distances between the two is smallest. */
function alignment(from: Subpath, to: Subpath): Alignment {
  const count = from.isClosed || to.isClosed ? SAMPLES : 1;
  let best: Alignment = { to, starts: [0, 0], fit: -Infinity };
  for (let shift = 0; shift < count; shift++) {
    const [fromShift, toShift] = to.isClosed ? [0, shift] : [shift, 0];
    let fit = 0;
    for (let index = 0; index < SAMPLES; index++) {
      const one = from.points[(index + fromShift) % SAMPLES]!;
      const other = to.points[(index + toShift) % SAMPLES]!;
      fit += one[0] * other[0] + one[1] * other[1];
    }
    if (fit > best.fit) best = { to, starts: [fromShift / SAMPLES, toShift / SAMPLES], fit };
  }
  return best;
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
