import type { Seconds } from '../clock/seconds.js';
import { mix } from '../math/mix.js';
import { justBefore } from '../math/neighbours.js';
import { cssName } from '../target/css-name.js';
import {
  type FixedTransform,
  TRANSFORM_NUMBERS,
  transformFunctions,
  type TransformPart,
} from '../target/transform-functions.js';
import type { Progress } from '../time/effect.js';
import { partsOf } from './parts.js';
import type { Score, ScorePiece, ScoreTrack, ScoreTween } from './plan.js';
import { valueOf } from './sample-at.js';
import { INSIDE, sampled, stopsOf, TOLERANCE } from './sampled.js';

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
  const named = score.tracks
    .filter(
      ({ target: index, property, found, pieces }) =>
        index === target &&
        pieces.length > 0 &&
        (isTransform(property) || property === 'opacity' || (typeof found === 'string' && isName(property))),
    )
    .map((track) => withoutGaps(track, until));
  const { tracks } = sampled({ ...score, tracks: named.map(withoutTweens) }, tolerance);
  const transform = tracks.filter(({ property }) => isTransform(property));
  const all: CssTrack[] = tracks
    .filter(({ property }) => !isTransform(property))
    .map((track) => {
      const { pieces } = named.find(({ property }) => property === track.property)!;
      const tweens = pieces.filter(isTween);
      const textAt = (time: Seconds): string => {
        const value = valueOf(track, time);
        return String(typeof value === 'number' ? rounded(value) : value);
      };
      return cssTrack(cssName(track.property), [track], until, textAt, tweens, tolerance);
    });
  if (transform.length > 0) {
    const still = stillNumbers(score.targets[target]);
    const numbersAt = (time: Seconds): TransformPart => ({
      ...still,
      ...Object.fromEntries(transform.map((track) => [track.property, rounded(valueOf(track, time) as number)])),
    });
    const textAt = (time: Seconds): string =>
      `${fixed.outer} ${transformFunctions(numbersAt(time))}${fixed.inner}`.trim();
    all.unshift(cssTrack('transform', transform, until, textAt));
  }
  return all;
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
  tweens: readonly TweenPiece[] = [],
  tolerance: number = TOLERANCE,
): CssTrack {
  const stops: CssStop[] = [];
  for (const time of timesOf(tracks, until)) {
    const offset = until === 0 ? 1 : time / until;
    const before = tweens.find(({ end }) => Math.min(end, until) === time)?.tween.to;
    const next = tweens.find(({ start }) => start === time);
    const value = next?.tween.from ?? valueAt(time);
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

/** A piece of a style that CSS interpolates. */
type TweenPiece = ScorePiece & { readonly tween: ScoreTween };

function isTween(piece: ScorePiece): piece is TweenPiece {
  return piece.tween !== undefined;
}

/** The track, with the ends alone of what CSS interpolates: asking the browser for all in between takes long. */
function withoutTweens(track: ScoreTrack): ScoreTrack {
  const pieces = track.pieces.map((piece) => (isTween(piece) ? { ...piece, course: undefined, stops: [] } : piece));
  return { ...track, pieces };
}

/** The shortest time between two pieces, as a part of the whole: keyframes have no more digits. */
const GAP = 1e-6;

/** Rounding ends a piece just before its end where a curve is flat: then it ends where the next one starts. */
function withoutGaps(track: ScoreTrack, until: Seconds): ScoreTrack {
  const pieces = track.pieces.map((piece, index) => {
    const next = track.pieces[index + 1]?.start ?? until;
    return next - piece.end < GAP * until ? { ...piece, end: next } : piece;
  });
  return { ...track, pieces };
}

/** The progress of a style as a timing function of CSS; undefined for a straight line. */
function easingOf({ start, end, tween }: TweenPiece, tolerance: number): string | undefined {
  // At its very ends it may show what is before or after it.
  const within = (offset: number): number => Math.max(INSIDE, Math.min(offset, 1 - INSIDE));
  const stops = stopsOf((offset) => tween.progressAt(mix(start, end, within(offset))), tolerance);
  const texts = stops.map(({ offset, value }) => {
    const progress = Number(value);
    // A curve may end just before its goal.
    const isEnd = Math.abs(progress - offset) < tolerance;
    return `${isEnd && offset % 1 === 0 ? offset : rounded(progress)} ${rounded(offset * 100)}%`;
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
  const [before, after] = [partsOf(one), partsOf(other)];
  return (
    before.form !== after.form ||
    before.numbers.some((number, index) => Math.abs(number - after.numbers[index]!) > 1e-3)
  );
}

function isTransform(property: string): boolean {
  return (TRANSFORM_NUMBERS as readonly string[]).includes(property);
}

/**
 * Whether it could be a property of CSS: the name of a value within an object has dots, that of an attribute brackets.
 */
function isName(property: string): boolean {
  return /^(?:--[\w-]+|[a-z-]+)$/i.test(property);
}

/** Six digits: nobody sees more. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
