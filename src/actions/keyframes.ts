import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { keyframeEffect, type Track } from '../lines/keyframe-effect.js';
import type { Lens } from '../lines/lens.js';
import { type Keyframe, Segments, wholeTrack } from '../lines/segments.js';
import { checkArray, checkFraction, checkFunction, checkObject } from '../math/check.js';
import type { ValueMix } from '../math/value-mix.js';
import type { FiniteAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import { animateCourses, type Course, straightCourse } from './course.js';
import { type How, readHow } from './how.js';
import { partsOf } from './parts.js';
import type { Having, Values } from './values.js';

/** When a keyframe of {@link keyframes} is reached, and how values continue from there. */
export interface StopOptions {
  /**
   * Fraction of the duration, 0 to 1. By default the first is at 0, the last at 1, and others are spaced evenly
   * between.
   */
  readonly offset?: number | undefined;
  /** Bends the progress from this keyframe to the next, as in CSS; linear by default. */
  readonly curve?: Curve | undefined;
}

/** The values of a keyframe, with its offset and curve. */
export type Stop<P> = P & StopOptions;

/** A target that has all the properties that keyframes of the types `S` name. */
export type PropertiesOf<S> = (S extends unknown ? (stop: Having<Omit<S, keyof StopOptions>>) => void : never) extends (
  stop: infer P,
) => void
  ? P
  : never;

/**
 * Animates values of a target from keyframe to keyframe. Each value goes from one keyframe that names it to the next
 * that does. Without a keyframe at 0 it starts from the value found on the target; without one at 1 it returns to that.
 *
 *     x        0--------100---------------50      keyframes at 0, 0.4 and 1
 *     opacity  0---------------------------1      the keyframe in the middle does not name it
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { keyframes, sineInOut } from 'rx-motion';
 *
 * const card = { x: 0, opacity: 1 };
 * const nod = keyframes(2, [
 *   { x: 0, opacity: 0 },
 *   { x: 100, offset: 0.25, curve: sineInOut },
 *   { x: 50, opacity: 1 },
 * ]);
 * from([0, 0.5, 1.25]).pipe(nod.on(card)).subscribe();
 * card; // => { x: 75, opacity: 0.625 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param stops At least one keyframe; a single one without an offset is the end. `offset` and `curve` are not values.
 * @param how As for {@link to}; the curve bends the whole.
 * @throws RangeError and TypeError as for {@link to}; RangeError when there is no keyframe, or an offset is not from 0
 * to 1 or below the one before.
 * @see {@link fromTo} for two keyframes.
 */
export function keyframes<const S extends readonly Stop<object>[]>(
  duration: Seconds,
  stops: S & { readonly [I in keyof S]: Values<Omit<S[I], keyof StopOptions>> & StopOptions },
  ...how: How
): FiniteAction<PropertiesOf<S[number]>> {
  const { mix, curve: whole } = readHow('keyframes', how);
  const list: readonly StopOptions[] = checkArray('keyframes', 'stops', stops);
  const offsets = offsetsOf(list);
  const tracks = new Map<string, { readonly lens: Lens<never>; readonly keyframes: Keyframe[] }>();
  list.forEach(({ offset: _offset, curve, ...values }, index) => {
    if (curve !== undefined) checkFunction('keyframes', `the curve of keyframe ${index}`, curve);
    for (const { lens, value } of partsOf<never>('keyframes', values, mix)) {
      const track = tracks.get(lens.name) ?? { lens, keyframes: [] };
      track.keyframes.push({ index, offset: offsets[index]!, value, curve });
      tracks.set(lens.name, track);
    }
  });
  const action = applyCurve(animateTracks(duration, [...tracks.values()], mix), whole);
  return action as FiniteAction<PropertiesOf<S[number]>>;
}

function offsetsOf(stops: readonly StopOptions[]): number[] {
  if (stops.length === 0) throw new RangeError('keyframes: there must be at least one keyframe, got none');
  const last = stops.length - 1;
  const offsets = stops.map((stop, index) => {
    const { offset } = checkObject('keyframes', `stop ${index}`, stop);
    if (offset === undefined) return index === last ? 1 : index === 0 ? 0 : NaN;
    return checkFraction('keyframes', `the offset of keyframe ${index}`, offset);
  });
  for (let index = 1, before = 0; index <= last; index++) {
    const offset = offsets[index]!;
    if (Number.isNaN(offset)) continue;
    if (offset < offsets[before]!)
      throw new RangeError(`keyframes: the offset of keyframe ${index} must be >= ${offsets[before]!}, got ${offset}`);
    for (let between = before + 1; between < index; between++)
      offsets[between] = offsets[before]! + ((offset - offsets[before]!) * (between - before)) / (index - before);
    before = index;
  }
  return offsets;
}

function animateTracks<T>(duration: Seconds, tracks: readonly ValueTrack<T>[], mix: ValueMix): FiniteAction<T> {
  if (tracks.every(movesNumber))
    return leaf('keyframes', duration, (target) => keyframeEffect('keyframes', tracks, target));
  const all = tracks.map(({ lens, keyframes }) => ({
    lens,
    course: (found: number | string) => courseAlong(lens.name, wholeTrack(keyframes, found), mix),
  }));
  return animateCourses('keyframes', duration, all);
}

interface ValueTrack<T> {
  readonly lens: Lens<T>;
  readonly keyframes: readonly Keyframe[];
}

function movesNumber<T>(track: ValueTrack<T>): track is Track<T> {
  return track.keyframes.every(({ value }) => typeof value === 'number');
}

/** A value of any kind from keyframe to keyframe. */
function courseAlong(what: string, track: readonly Keyframe[], mix: ValueMix): Course {
  const segments = new Segments(track);
  const courses = track
    .slice(1)
    .map(({ value }, index) => straightCourse('keyframes', what, track[index]!.value, value, mix));
  return {
    at(progress) {
      segments.moveTo(progress);
      return courses[segments.index]!.at(segments.part(progress));
    },
  };
}
