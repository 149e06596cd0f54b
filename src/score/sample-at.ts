import type { Seconds } from '../clock/seconds.js';
import { checkFinite, checkObject } from '../math/check.js';
import { curveValue } from '../math/curve-value.js';
import { mix } from '../math/mix.js';
import type { Progress } from '../time/effect.js';
import { checkScore, type Score, type ScorePiece, type ScoreStop, type ScoreTrack, type ScoreValue } from './plan.js';
import { mixValues } from './value-form.js';

/** The values of one target, by the names of its tracks. */
export type ScoreValues = Readonly<Record<string, ScoreValue>>;

/**
 * Returns what a motion shows at a time: for each target of the score, the values that the motion writes.
 *
 * ```ts
 * import { fadeTo, moveTo, spawn } from 'rx-motion';
 * import { sampleAt, score } from 'rx-motion/score';
 *
 * const card = { x: 0, y: 0, opacity: 1 };
 * const plan = score(spawn(moveTo(2, { x: 100 }), fadeTo(1, 0)), card);
 * sampleAt(plan, 0.5); // => [{ x: 25, opacity: 0.5 }]
 * sampleAt(plan, 1.5); // => [{ x: 75, opacity: 0 }]
 * card.x; // => 0
 * ```
 *
 * @param score What `score` or `sampled` returned.
 * @param time Seconds; before 0 the targets are as they were found, and after the end as the motion leaves them.
 * @throws RangeError when `time` is not finite; TypeError when `score` is not a score.
 */
export function sampleAt(score: Score, time: Seconds): readonly ScoreValues[] {
  const { targets, tracks } = checkScore('sampleAt', score);
  checkFinite('sampleAt', 'time', time);
  const all = targets.map((): Record<string, ScoreValue> => ({}));
  for (const track of tracks) all[track.target]![track.property] = valueOf(track, time);
  return all;
}

/**
 * Writes what a motion shows at a time into an array that you reuse, in the order of the score's tracks.
 *
 * ```ts
 * import { moveTo } from 'rx-motion';
 * import { sampleInto, score } from 'rx-motion/score';
 *
 * const plan = score(moveTo(2, { x: 100, y: 40 }), { x: 0, y: 0 });
 * const values = new Float64Array(plan.tracks.length);
 * sampleInto(plan, 0.5, values);
 * [...values]; // => [25, 10]
 * ```
 *
 * @param score What `score` or `sampled` returned.
 * @param time Seconds, as for {@link sampleAt}.
 * @param values Receives the values. In a typed array, what is not a number becomes NaN.
 * @returns The array.
 * @throws RangeError when `time` is not finite; TypeError when `score` is not a score or `values` not an object.
 */
export function sampleInto<A extends ScoreValue[] | Float32Array | Float64Array>(
  score: Score,
  time: Seconds,
  values: A,
): A {
  const { tracks } = checkScore('sampleInto', score);
  checkFinite('sampleInto', 'time', time);
  checkObject('sampleInto', 'values', values);
  for (let index = 0; index < tracks.length; index++) values[index] = valueOf(tracks[index]!, time);
  return values;
}

/** The value of a track at a time. */
export function valueOf({ pieces, found }: ScoreTrack, time: Seconds): ScoreValue {
  if (pieces.length === 0 || !(time >= pieces[0]!.start)) return found;
  return valueIn(pieces[lastFrom(pieces, (piece) => piece.start <= time)]!, time);
}

/** The value of a piece at a time from its start on. */
export function valueIn(piece: ScorePiece, time: Seconds): ScoreValue {
  const { start, end, from, to, curve, course, stops } = piece;
  const isOver = time >= end;
  if (curve !== undefined)
    return mix(from as number, to as number, curveValue(curve, isOver ? 1 : (time - start) / (end - start)));
  if (isOver) return to;
  if (course !== undefined) return course(time);
  const progress: Progress = (time - start) / (end - start);
  return stops === undefined ? mix(from as number, to as number, progress) : between(stops, progress);
}

function between(stops: readonly ScoreStop[], progress: Progress): ScoreValue {
  const index = Math.min(
    lastFrom(stops, ({ offset }) => offset <= progress),
    stops.length - 2,
  );
  const [before, after] = [stops[index]!, stops[index + 1]!];
  return mixValues(before.value, after.value, (progress - before.offset) / (after.offset - before.offset));
}

/** The index of the last item that has begun; 0 if none has. */
function lastFrom<I>(items: readonly I[], hasBegun: (item: I) => boolean): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (hasBegun(items[middle]!)) low = middle;
    else high = middle - 1;
  }
  return low;
}
