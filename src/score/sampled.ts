import { checkPositive } from '../math/check.js';
import { checkScore, type Score, type ScorePiece, type ScoreStop, type ScoreValue } from './plan.js';
import { valueIn } from './sample-at.js';
import { formOf, mixValues } from './value-form.js';

/** How far a value may be off, as a fraction of its range within a piece. */
export const TOLERANCE = 0.001;
/** How many parts a piece is first cut into: faster swings may be missed. */
const GRID = 16;
/** How many times a part may be halved: after that, it counts as a jump. */
const DEPTH = 20;
/** After so many stops nothing is halved: what browsers round is never straight. */
const MOST_STOPS = 500;
/** Numbers in texts are rounded: those of a path to 4 digits; browsers give a colour's channels and alpha 256 steps. */
const ROUNDED = 2e-4;
const ROUNDED_CHANNEL = 1;
const ROUNDED_ALPHA = 0.004;
/** An offset just inside. */
export const INSIDE: number = 2 ** -30;
/** The progress values at which a part is compared with a straight line. */
const BETWEEN = [1 / 4, 1 / 2, 3 / 4];

/**
 * Turns a score into plain data: stops instead of curves and other functions. It can be cloned, stored, and sent to a
 * worker.
 *
 * ```ts
 * import { callFunc, moveTo, quadraticIn, sequence } from 'rx-motion';
 * import { sampleAt, sampled, score } from 'rx-motion/score';
 *
 * const ping = callFunc(() => console.log('there'));
 * const plain = sampled(score(sequence(moveTo(1, { x: 100 }, quadraticIn), ping), { x: 0 }));
 * const copy: typeof plain = JSON.parse(JSON.stringify(plain));
 * Math.round(sampleAt(copy, 0.5)[0]!.x as number); // => 25
 * copy.calls; // => [{ time: 1, kind: 'callFunc', target: 0 }]
 * ```
 *
 * Between two stops, numbers go in a straight line, and texts of one form number by number; other values stay until the
 * next stop. Its targets are empty objects, and its callbacks are only times.
 *
 * @param score What `score` returned.
 * @param tolerance How far a value may be off, as a fraction of its range within a piece. Something that swings more
 * than eight times within a piece may be missed.
 * @throws RangeError when `tolerance` is not above 0; TypeError when `score` is not a score.
 */
export function sampled(score: Score, tolerance: number = TOLERANCE): Score {
  checkScore('sampled', score);
  checkPositive('sampled', 'tolerance', tolerance);
  return {
    ...score,
    targets: score.targets.map(() => ({})),
    tracks: score.tracks.map((track) => ({ ...track, pieces: track.pieces.map((it) => withStops(it, tolerance)) })),
    calls: score.calls.map(({ time, kind, target }) => ({ time, kind, target })),
  };
}

function withStops(piece: ScorePiece, tolerance: number): ScorePiece {
  const { start, end, writers } = piece;
  if (piece.curve === undefined && piece.course === undefined) return piece;
  const stops = stopsOf((offset) => valueIn(piece, offset === 1 ? end : start + (end - start) * offset), tolerance);
  return { start, end, from: stops[0]!.value, to: stops.at(-1)!.value, stops, writers };
}

/** Straight lines that follow a value within the tolerance. */
export function stopsOf(valueAt: (offset: number) => ScoreValue, tolerance: number): readonly ScoreStop[] {
  const grid = Array.from({ length: GRID + 1 }, (_, index) => stopAt(index / GRID));
  const [start, end] = [grid[0]!, grid[GRID]!];
  const middle = formOf(grid[GRID / 2]!.value);
  // Its ends may be texts as given, such as the name of a colour, while those in between have numbers.
  if (typeof start.value === 'string' && formOf(start.value).form !== middle.form) grid[0] = stopAt(INSIDE);
  if (typeof end.value === 'string' && formOf(end.value).form !== middle.form) grid[GRID] = stopAt(1 - INSIDE);
  const parts = grid.map(({ value }) => formOf(value));
  const ranges = middle.numbers.map((_, index) => {
    const numbers = parts.map((part) => part.numbers[index]).filter((number) => number !== undefined);
    return Math.max(...numbers) - Math.min(...numbers);
  });
  const [first, last] = [grid[0]!, grid[GRID]!];
  const stops: ScoreStop[] = [first];
  for (let index = 0; index < GRID; index++) divide(grid[index]!, grid[index + 1]!, DEPTH);
  const isStraight =
    stops.length === GRID + 1 &&
    // Its percentage is a number, but the colour may go round a circle.
    !String(first.value).startsWith('color-mix(') &&
    stops.every(({ offset, value }) => isNear(mixValues(first.value, last.value, offset), value));
  return [...new Set([start, ...(isStraight ? [first, last] : stops), end])];

  function stopAt(offset: number): ScoreStop {
    return { offset, value: valueAt(offset) };
  }

  function divide(from: ScoreStop, to: ScoreStop, depth: number): void {
    const length = to.offset - from.offset;
    if (BETWEEN.every((part) => isNear(mixValues(from.value, to.value, part), valueAt(from.offset + length * part)))) {
      stops.push(to);
    } else if (depth === 0 || stops.length > MOST_STOPS) {
      stops.push({ offset: to.offset, value: from.value }, to);
    } else {
      const half = stopAt(from.offset + length / 2);
      divide(from, half, depth - 1);
      divide(half, to, depth - 1);
    }
  }

  function isNear(one: ScoreValue, other: ScoreValue): boolean {
    const [found, wanted] = [formOf(one), formOf(other)];
    const texts = found.form.split('#');
    return (
      found.form === wanted.form &&
      found.numbers.every((number, index) => {
        const most = tolerance * (ranges[index] ?? 0);
        // Up to three channels, and alpha, stand before it in its colour.
        const inColor = [0, 1, 2, 3].find((before) => /rgba?\($/.test(texts[index - before] ?? ''));
        const rounded = inColor === undefined ? ROUNDED : inColor < 3 ? ROUNDED_CHANNEL : ROUNDED_ALPHA;
        const least = typeof other === 'string' ? rounded : 1e-9 * Math.abs(number);
        return Math.abs(number - wanted.numbers[index]!) <= Math.max(most, least);
      })
    );
  }
}
