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
  return leaf(
    name,
    duration,
    (target) => {
      const lines = tracks.map((track) => new Line(name, track, target));
      return lines.length === 1 ? lines[0]! : new Lines(lines);
    },
    reverse,
  );
}

class Line<T> implements Effect {
  private readonly target: T;
  private readonly write: (target: T, value: number) => void;
  private readonly found: number;
  private readonly from: number;
  private readonly to: number;

  constructor(name: string, { lens, from, to }: Track<T>, target: T) {
    this.target = target;
    this.write = lens.write;
    this.found = readNumber(name, lens, target);
    this.from = from === undefined ? this.found : from(this.found);
    this.to = to(this.from);
  }

  update(progress: Progress): void {
    this.write(this.target, mix(this.from, this.to, progress));
  }

  undo(): void {
    this.write(this.target, this.found);
  }
}

class Lines<T> implements Effect {
  private readonly lines: readonly Line<T>[];

  constructor(lines: readonly Line<T>[]) {
    this.lines = lines;
  }

  update(progress: Progress): void {
    const { lines } = this;
    for (let index = 0; index < lines.length; index++) lines[index]!.update(progress);
  }

  undo(): void {
    for (const line of this.lines) line.undo();
  }
}
