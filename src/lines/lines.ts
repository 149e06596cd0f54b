import type { Action, FiniteAction, ReversibleAction } from '../action/action.js';
import type { Effect, Progress } from '../action/effect.js';
import { Leaf } from '../action/leaf.js';
import { LeafMotion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkDuration } from '../math/check.js';
import type { Edges } from '../time/edges.js';
import { behind } from './behind.js';
import { Property } from './lens.js';
import type { Line, OwningLine, Track } from './line.js';

/** The kind of the lines: of an action that owns its numbers, or of one that adds to them. */
type LineKind = typeof OwningLine;

/**
 * An action that leads numbers of a target along straight lines.
 *
 * @param name As errors call the action.
 */
export function alongLines<T>(
  name: string,
  duration: Seconds,
  Kind: LineKind,
  tracks: readonly Track<T>[],
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T>;
export function alongLines<T>(
  name: string,
  duration: Seconds,
  Kind: LineKind,
  tracks: readonly Track<T>[],
): FiniteAction<T>;
export function alongLines<T>(
  name: string,
  duration: Seconds,
  Kind: LineKind,
  tracks: readonly Track<T>[],
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T> {
  const checked = checkDuration(name, duration);
  return new AlongLines(name, checked, Kind, tracks, reverse) as Action<T> as FiniteAction<T>;
}

class AlongLines<in T> extends LeafMotion<T> {
  private readonly Kind: LineKind;
  private readonly tracks: readonly Track<T>[];
  readonly reverse?: () => ReversibleAction<T>;

  constructor(
    kind: string,
    duration: Seconds,
    Kind: LineKind,
    tracks: readonly Track<T>[],
    reverse?: () => ReversibleAction<T>,
  ) {
    super(kind, duration);
    this.Kind = Kind;
    this.tracks = tracks;
    if (reverse !== undefined) this.reverse = reverse;
  }

  bind(target: T, start: Seconds, end: Seconds, edges: Edges, curve: Curve | null = null): Leaf {
    const led = this.tracks.every(({ lens }) => lens instanceof Property) ? behind(target) : target;
    const lines = this.tracks.map((track) => new this.Kind(this.kind, track, led));
    return new Leaf(new Lines(lines), start, end, edges, curve);
  }
}

/** Leads several lines at once. */
export class Lines<L extends Line = Line> implements Effect {
  readonly list: readonly L[];
  /** How often it was stopped. Writing one number may stop it; the next one is not written then. */
  private stops = 0;

  constructor(list: readonly L[]) {
    this.list = list;
  }

  update(progress: Progress): void {
    const { stops } = this;
    for (const line of this.list) {
      line.show(progress);
      if (this.stops !== stops) return;
    }
  }

  undo(): void {
    const { stops } = this;
    for (const line of this.list) {
      line.undo();
      if (this.stops !== stops) return;
    }
  }

  stop(): void {
    this.stops++;
  }
}
