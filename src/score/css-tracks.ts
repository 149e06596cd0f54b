import type { Seconds } from '../clock/seconds.js';
import { mix } from '../math/mix.js';
import { justBefore } from '../math/neighbours.js';
import { plain } from '../math/plain-number.js';
import { cssName } from '../target/css-name.js';
import {
  type FixedTransform,
  TRANSFORM_NUMBERS,
  transformFunctions,
  type TransformPart,
} from '../target/transform-functions.js';
import type { Progress } from '../time/effect.js';
import type { Score, ScorePiece, ScoreTrack, ScoreValue } from './plan.js';
import { valueOf } from './sample-at.js';
import { INSIDE, sampled, stopsOf, TOLERANCE } from './sampled.js';
import { formOf } from './value-form.js';

/** One property of CSS over the length of a score. */
export interface CssTrack {
  /** As in CSS. */
  readonly property: string;
  /** In the order of their offsets; two at one offset are a jump. */
  readonly stops: readonly CssStop[];
  /** The tracks that it shows. */
  readonly tracks: readonly ScoreTrack[];
}

/** A value at a part of the score's length. */
export interface CssStop {
  readonly offset: Progress;
  readonly value: string;
  /** How the browser goes to the next one, as a timing function of CSS; undefined for a straight line. */
  readonly easing?: string | undefined;
}

/**
 * The tracks of a score as CSS: moves, rotations, scales and skews as `transform`, `opacity`, and each text as the
 * property that it is named after, as {@link styleTo} writes it. Other values have no name in CSS. The transform also
 * has the target's other numbers, as they are at the call.
 *
 * @param target An index in the score's targets.
 * @param tolerance As for {@link sampled}.
 * @param fixed What the transform has besides the numbers.
 */
export function cssTracks(
  score: Score,
  target: number,
  tolerance: number = TOLERANCE,
  fixed: FixedTransform = { outer: '', inner: '' },
): readonly CssTrack[] {
  const { until } = score;
  // Sampling other values, such as a path, may take long.
  const shown = score.tracks.filter((track) => track.target === target && track.pieces.length > 0 && isOfCss(track));
  const { tracks } = sampled({ ...score, tracks: shown.map(withoutTexts) }, tolerance);
  const transform = tracks.filter(({ property }) => isTransform(property));
  const all = tracks
    .filter((track) => !transform.includes(track))
    .map((track) => {
      const textAt = (time: Seconds): string => textOf(valueOf(track, time));
      return cssTrack(cssName(track.property), [track], until, textAt, tolerance);
    });
  if (transform.length === 0) return all;
  const still = stillNumbers(score.targets[target]);
  const numbersAt = (time: Seconds): TransformPart => ({
    ...still,
    ...Object.fromEntries(transform.map((track) => [track.property, plain(valueOf(track, time) as number)])),
  });
  const textAt = (time: Seconds): string =>
    `${fixed.outer} ${transformFunctions(numbersAt(time))}${fixed.inner}`.trim();
  return [cssTrack('transform', transform, until, textAt, tolerance), ...all];
}

/** The numbers of a transform that have an effect. */
function stillNumbers(target: TransformPart = {}): TransformPart {
  const shows = (name: keyof TransformPart): boolean =>
    typeof target[name] === 'number' && target[name] !== (name.startsWith('scale') ? 1 : 0);
  return Object.fromEntries(TRANSFORM_NUMBERS.filter(shows).map((name) => [name, target[name]!]));
}

function cssTrack(
  property: string,
  tracks: readonly ScoreTrack[],
  until: Seconds,
  valueAt: (time: Seconds) => string,
  tolerance: number,
): CssTrack {
  const tweens = tracks.flatMap(({ pieces }) => pieces.filter(({ tween }) => tween !== undefined));
  const stops: CssStop[] = [];
  for (const time of timesOf(tracks, until)) {
    const offset = until === 0 ? 1 : time / until;
    const before = tweens.find(({ end }) => Math.min(end, until) === time)?.tween?.to;
    const next = tweens.find(({ start }) => start === time);
    const value = next?.tween?.from ?? valueAt(time);
    const last = time === 0 ? value : (before ?? valueAt(justBefore(time)));
    const { easing = END } = stops.at(-1) ?? {};
    // A way that does not end at its goal would show at the very end, too.
    if (isJump(last, value) || (time === until && !easing.endsWith(END))) stops.push({ offset, value: last });
    stops.push({ offset, value, easing: next && easingOf(next, tolerance) });
  }
  return { property, stops, tracks };
}

/** The end of an easing that ends at its goal. */
const END = ' 1 100%)';

/** The track without the texts between which CSS interpolates: asking the browser for them takes long. */
function withoutTexts(track: ScoreTrack): ScoreTrack {
  return { ...track, pieces: track.pieces.map((piece) => (piece.tween ? { ...piece, course: undefined } : piece)) };
}

/** The progress of a style as a timing function of CSS; undefined for a straight line. */
function easingOf({ start, end, tween }: ScorePiece, tolerance: number): string | undefined {
  // At its very ends it may show what is before or after it.
  const within = (offset: number): number => Math.max(INSIDE, Math.min(offset, 1 - INSIDE));
  const stops = stopsOf((offset) => tween!.progressAt(mix(start, end, within(offset))), tolerance);
  const texts = stops.map(({ offset, value }) => {
    const progress = Number(value);
    // A curve may end just before its goal.
    const isEnd = Math.abs(progress - offset) < tolerance;
    return `${isEnd && offset % 1 === 0 ? offset : plain(progress)} ${plain(offset * 100)}%`;
  });
  return texts.join() === '0 0%,1 100%' ? undefined : `linear(${texts.join(', ')})`;
}

/** The times at which a track changes its course, in order, including the start and the end of the score. */
function timesOf(tracks: readonly ScoreTrack[], until: Seconds): Seconds[] {
  const times = new Set([0, until]);
  for (const { pieces } of tracks) {
    for (const { start, end, stops = [] } of pieces) {
      for (const time of [start, ...stops.map(({ offset }) => start + (end - start) * offset), end])
        if (time < until) times.add(time);
    }
  }
  return [...times].sort((one, other) => one - other);
}

/** Whether two values differ by more than the rounding between two times. */
function isJump(one: string, other: string): boolean {
  if (one === other) return false;
  const [before, after] = [formOf(one), formOf(other)];
  return (
    before.form !== after.form ||
    before.numbers.some((number, index) => Math.abs(number - after.numbers[index]!) > 1e-3)
  );
}

function isTransform(property: string): boolean {
  return (TRANSFORM_NUMBERS as readonly string[]).includes(property);
}

/**
 * Whether CSS has a name for a track: the name of a value within an object has dots, that of an attribute brackets.
 */
function isOfCss({ property, found }: ScoreTrack): boolean {
  const isText = typeof found === 'string' && /^(?:--[\w-]+|[a-z-]+)$/i.test(property);
  return isText || property === 'opacity' || isTransform(property);
}

function textOf(value: ScoreValue): string {
  return String(typeof value === 'number' ? plain(value) : value);
}
