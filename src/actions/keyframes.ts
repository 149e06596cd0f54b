import type { FiniteAction } from '../action/action.js';
import type { Progress } from '../action/effect.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkFunction, checkNumber, checkObject, describe } from '../math/check.js';
import { type ColorSpace, checkSpace } from '../math/color-mixing.js';
import { mix } from '../math/mix.js';
import { type Course, led, straight } from './course.js';
import type { Lens } from '../lines/lens.js';
import { type Having, type ValueOptions, type Values, partsOf } from './parts.js';

/** When a stop of {@link keyframes} is reached, and how the way goes on from there. */
export interface StopOptions {
  /** Part of the duration, 0 to 1. By default the first stop is at 0, the last at 1, and others are spaced evenly between their neighbours. */
  readonly offset?: number;
  /** Bends the way from this stop to the next, as CSS has it; by default it is even. */
  readonly curve?: Curve;
}

/** The values of a stop, and where it stands. */
export type Stop<P> = P & StopOptions;

/** All that stops name, together. */
type Named<S> = (S extends unknown ? (stop: Having<Omit<S, keyof StopOptions>>) => void : never) extends (
  stop: infer P,
) => void
  ? P
  : never;

/**
 * Leads values of a target from stop to stop. A value goes from one stop that names it to the next that does; before the first and after the last of them it
 * comes from, and goes back to, what was found.
 *
 *     x        0--------100---------------50      stops at 0, 0.4 and 1
 *     opacity  0---------------------------1      the stop in the middle does not name it
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
 * @param stops At least one; a single one without an offset is the end. `offset` and `curve` are no values.
 * @param options Where colours are mixed.
 * @throws RangeError and TypeError as for {@link to}; RangeError when there is no stop, an offset is not in 0 … 1 or below the one before.
 * @see {@link fromTo} for two stops.
 */
export function keyframes<const S extends readonly Stop<object>[]>(
  duration: Seconds,
  stops: S & { readonly [I in keyof S]: Values<Omit<S[I], keyof StopOptions>> & StopOptions },
  options: ValueOptions = {},
): FiniteAction<Named<S[number]>> {
  const space = checkSpace('keyframes', options.space);
  if (!Array.isArray(stops)) throw new TypeError(`keyframes: stops must be an array, got ${describe(stops)}`);
  const offsets = spaced(stops as readonly StopOptions[]);
  const tracks = new Map<string, Track<never>>();
  (stops as readonly StopOptions[]).forEach(({ offset: _offset, curve, ...values }, index) => {
    if (curve !== undefined) checkFunction('keyframes', `the curve of stop ${index}`, curve);
    for (const { lens, value } of partsOf<never>('keyframes', values)) {
      const track = tracks.get(lens.name) ?? { lens, stops: [] };
      track.stops.push({ offset: offsets[index]!, value, curve });
      tracks.set(lens.name, track);
    }
  });
  return led(
    'keyframes',
    duration,
    [...tracks.values()].map(({ lens, stops }) => ({
      lens,
      course: (found) => courseOf(lens.name, stops, found, space),
    })),
  ) as unknown as FiniteAction<Named<S[number]>>;
}

/** The stops that name one value. */
interface Track<T> {
  readonly lens: Lens<T>;
  readonly stops: ValueStop[];
}

interface ValueStop {
  readonly offset: number;
  readonly value: number | string;
  readonly curve?: Curve | undefined;
}

function spaced(stops: readonly StopOptions[]): number[] {
  if (stops.length === 0) throw new RangeError('keyframes: there must be at least one stop, got none');
  const last = stops.length - 1;
  const offsets = stops.map((stop, index) => {
    const { offset } = checkObject('keyframes', `stop ${index}`, stop);
    if (offset === undefined) return index === last ? 1 : index === 0 ? 0 : NaN;
    return checkNumber('keyframes', `the offset of stop ${index}`, 'from 0 to 1', offset, (it) => it >= 0 && it <= 1);
  });
  for (let index = 1, before = 0; index <= last; index++) {
    const offset = offsets[index]!;
    if (Number.isNaN(offset)) continue;
    if (offset < offsets[before]!)
      throw new RangeError(`keyframes: the offset of stop ${index} must be >= ${offsets[before]!}, got ${offset}`);
    for (let between = before + 1; between < index; between++)
      offsets[between] = offsets[before]! + ((offset - offsets[before]!) * (between - before)) / (index - before);
    before = index;
  }
  return offsets;
}

function courseOf(
  what: string,
  named: readonly ValueStop[],
  found: number | string,
  space: ColorSpace | undefined,
): Course {
  const stops = [...named];
  if (stops[0]!.offset > 0) stops.unshift({ offset: 0, value: found });
  if (stops.at(-1)!.offset < 1) stops.push({ offset: 1, value: found });
  if (stops.every(({ value }) => typeof value === 'number')) return new NumberStops(stops);
  const legs = stops.slice(1).map((stop, index) => straight('keyframes', what, stops[index]!.value, stop.value, space));
  return new Stops(stops, legs);
}

/** Where stops stand, and how the ways between them bend. */
class Spacing {
  readonly last: number;
  private readonly offsets: Float64Array;
  private readonly curves: readonly (Curve | undefined)[];
  /** How far the leg that was asked for last has come. */
  part: Progress = 0;

  constructor(stops: readonly ValueStop[]) {
    this.last = stops.length - 2;
    this.offsets = Float64Array.from(stops, ({ offset }) => offset);
    this.curves = stops.map(({ curve }) => curve);
  }

  /** The leg at a progress. At a stop it is there, and where two stand in one place, at the later one. */
  legAt(progress: Progress): number {
    const { offsets } = this;
    let index = this.last;
    while (index > 0 && progress < offsets[index]!) index--;
    const start = offsets[index]!;
    const length = offsets[index + 1]! - start;
    const part = length === 0 ? (progress < start ? 0 : 1) : (progress - start) / length;
    const curve = this.curves[index];
    this.part = curve === undefined || part === 1 ? part : curve(part);
    return index;
  }
}

class NumberStops implements Course {
  private readonly spacing: Spacing;
  private readonly values: Float64Array;

  constructor(stops: readonly ValueStop[]) {
    this.spacing = new Spacing(stops);
    this.values = Float64Array.from(stops, ({ value }) => value as number);
  }

  at(progress: Progress): number {
    const { spacing, values } = this;
    const leg = spacing.legAt(progress);
    return mix(values[leg]!, values[leg + 1]!, spacing.part);
  }
}

class Stops implements Course {
  private readonly spacing: Spacing;
  private readonly legs: readonly Course[];

  constructor(stops: readonly ValueStop[], legs: readonly Course[]) {
    this.spacing = new Spacing(stops);
    this.legs = legs;
  }

  at(progress: Progress): number | string {
    const { spacing, legs } = this;
    return legs[spacing.legAt(progress)]!.at(spacing.part);
  }
}
