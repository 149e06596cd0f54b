import type { Effect, Progress } from '../action/effect.js';
import type { Curve } from '../easing/curve.js';
import { mix } from '../math/mix.js';
import { InLegs, type LegCurves, legAt, partOf } from './legs.js';
import { type Lens, NO_TARGET, readNumber } from './lens.js';

/** A stop of one value. */
export interface ValueStop<V = number | string> {
  /** Which of the stops that were given. */
  readonly index: number;
  readonly offset: number;
  readonly value: V;
  readonly curve?: Curve | undefined;
}

/** The stops that name one value. */
export interface ValueTrack<T, V = number | string> {
  readonly lens: Lens<T>;
  readonly stops: readonly ValueStop<V>[];
}

/** The stops of a value from the start to the end: where none is there, it is what was found. */
export function wholeWay<V>(named: readonly ValueStop<V>[], found: () => V): readonly ValueStop<V>[] {
  const stops = [...named];
  if (stops[0]!.offset > 0) stops.unshift({ index: -1, offset: 0, value: found() });
  if (stops.at(-1)!.offset < 1) stops.push({ index: -1, offset: 1, value: found() });
  return stops;
}

/** The curves of the legs; null where none is bent. */
export function curvesOf(stops: readonly ValueStop<unknown>[]): LegCurves | null {
  return stops.some(({ curve }) => curve !== undefined) ? stops.map(({ curve }) => curve) : null;
}

/** Leads numbers that are named by the same stops. */
export class NumberStops<T> extends InLegs<T> {
  readonly target: T;
  readonly lenses: readonly Lens<T>[];
  private readonly found: readonly number[];
  private readonly count: number;
  /** The offsets; then the numbers of the first stop, those of the second, and so on: what a frame reads lies side by side. */
  private readonly numbers: Float64Array;
  private readonly curves: LegCurves | null;
  private leg = 0;
  part: Curve;
  /** How often it was stopped. A curve may stop it, and writing a number; the next one is not written then. */
  private stops = 0;

  constructor(name: string, tracks: readonly ValueTrack<T, number>[], target: T) {
    super();
    this.target = target;
    this.lenses = tracks.map(({ lens }) => lens);
    this.found = this.lenses.map((lens) => lens.read(target ?? NO_TARGET));
    const ways = tracks.map(({ lens, stops }, track) =>
      wholeWay(stops, () => readNumber(name, lens.name, this.found[track])),
    );
    const first = ways[0]!;
    this.count = first.length;
    this.curves = curvesOf(first);
    this.numbers = Float64Array.from([
      ...first.map(({ offset }) => offset),
      ...first.flatMap((_, index) => ways.map((way) => way[index]!.value)),
    ]);
    this.part = partOf(this.numbers, this.curves, 0);
  }

  get since(): Progress {
    return this.numbers[this.leg]!;
  }

  get isEven(): boolean {
    return this.curves?.[this.leg] === undefined && this.until > this.since;
  }

  get until(): Progress {
    return this.numbers[this.leg + 1]!;
  }

  fromOf(track: number): number {
    return this.numbers[this.count + this.leg * this.lenses.length + track]!;
  }

  toOf(track: number): number {
    return this.fromOf(this.lenses.length + track);
  }

  update(progress: Progress): void {
    const { target, lenses, stops } = this;
    const leg = legAt(this.numbers, this.count, progress, this.leg);
    if (leg !== this.leg) this.part = partOf(this.numbers, this.curves, leg);
    this.leg = leg;
    const part = this.part(progress);
    for (let track = 0; track < lenses.length && this.stops === stops; track++)
      lenses[track]!.write(target, mix(this.fromOf(track), this.toOf(track), part));
  }

  undo(): void {
    const { target, lenses, found, stops } = this;
    for (let track = 0; track < lenses.length && this.stops === stops; track++)
      lenses[track]!.write(target, found[track]!);
  }

  stop(): void {
    this.stops++;
  }
}

/** Leads numbers that are named by different stops. */
export class SeveralStops<T> implements Effect {
  private readonly all: readonly NumberStops<T>[];
  private stops = 0;

  constructor(all: readonly NumberStops<T>[]) {
    this.all = all;
  }

  update(progress: Progress): void {
    const { all, stops } = this;
    for (let index = 0; index < all.length && this.stops === stops; index++) all[index]!.update(progress);
  }

  undo(): void {
    const { all, stops } = this;
    for (let index = 0; index < all.length && this.stops === stops; index++) all[index]!.undo();
  }

  stop(): void {
    this.stops++;
    for (const one of this.all) one.stop();
  }
}

/** The tracks, those together that are named by the same stops. */
export function grouped<T>(tracks: readonly ValueTrack<T, number>[]): readonly (readonly ValueTrack<T, number>[])[] {
  const groups = new Map<string, ValueTrack<T, number>[]>();
  for (const track of tracks) {
    const key = track.stops.map(({ index }) => index).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), track]);
  }
  return [...groups.values()];
}
