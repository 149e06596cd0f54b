import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import type { Effect, Progress } from '../action/effect.js';
import { mix } from '../math/mix.js';
import type { Seconds } from '../time/seconds.js';
import { type Lens, readNumber } from './lens.js';

/** The straight line of one number. */
export interface Track<in T> {
  readonly lens: Lens<T>;
  /** Where the line starts, given what was found; by default there. */
  readonly from?: (found: number) => number;
  /** Where it ends, given where it starts. */
  readonly to: (from: number) => number;
}

/**
 * An action that leads numbers of a target along straight lines. What else writes them meanwhile is overwritten.
 *
 * @param name As errors call the action.
 */
export function along<T>(
  name: string,
  duration: Seconds,
  tracks: readonly Track<T>[],
  reverse: () => ReversibleAction<T>,
): ReversibleAction<T>;
export function along<T>(name: string, duration: Seconds, tracks: readonly Track<T>[]): FiniteAction<T>;
export function along<T>(
  name: string,
  duration: Seconds,
  tracks: readonly Track<T>[],
  reverse?: () => ReversibleAction<T>,
): FiniteAction<T> {
  return leaf(name, duration, (target) => new Lines(name, tracks, target), reverse);
}

class Lines<T> implements Effect {
  private readonly target: T;
  private readonly tracks: readonly Track<T>[];
  private readonly found: readonly number[];
  private readonly from: readonly number[];
  private readonly to: readonly number[];

  constructor(name: string, tracks: readonly Track<T>[], target: T) {
    this.target = target;
    this.tracks = tracks;
    this.found = tracks.map(({ lens }) => readNumber(name, lens, target));
    this.from = tracks.map(({ from }, index) => (from === undefined ? this.found[index]! : from(this.found[index]!)));
    this.to = tracks.map(({ to }, index) => to(this.from[index]!));
  }

  update(progress: Progress): void {
    const { tracks, target, from, to } = this;
    for (let index = 0; index < tracks.length; index++) {
      tracks[index]!.lens.write(target, mix(from[index]!, to[index]!, progress));
    }
  }

  undo(): void {
    this.tracks.forEach(({ lens }, index) => {
      lens.write(this.target, this.found[index]!);
    });
  }
}
