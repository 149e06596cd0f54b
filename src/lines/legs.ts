import type { Effect, Progress } from '../action/effect.js';
import type { Curve } from '../easing/curve.js';
import { checkFinite } from '../math/check.js';
import { lastUpTo } from '../math/last-up-to.js';
import type { Lens } from './lens.js';

/** What a leg between two stops says about how to go it. */
export type LegCurves = readonly (Curve | undefined)[];

/**
 * The leg at a progress, by the offsets of the stops. At a stop it is there, and where two stand in one place, at the later one.
 *
 * @param last The leg that it was last time, which progress does not leave often.
 */
export function legAt(offsets: ArrayLike<number>, stops: number, progress: Progress, last: number): number {
  if (progress >= offsets[last]! && progress < offsets[last + 1]!) return last;
  return lastUpTo(offsets, stops - 1, progress);
}

/** How far a leg has come at a progress. */
export function partOf(offsets: ArrayLike<number>, curves: LegCurves | null, leg: number): Curve {
  const start = offsets[leg]!;
  const length = offsets[leg + 1]! - start;
  const even: Curve =
    length === 0 ? (progress) => (progress < start ? 0 : 1) : (progress) => (progress - start) / length;
  const curve = curves?.[leg];
  if (curve === undefined) return even;
  return (progress) => {
    const part = even(progress);
    return part === 1 ? part : checkFinite('keyframes', "the value of a stop's curve", curve(part));
  };
}

/** Leads numbers in straight lines from stop to stop. Between two stops it is a straight line that a curve bends. */
export abstract class InLegs<T = unknown> implements Effect {
  abstract readonly target: T;
  abstract readonly lenses: readonly Lens<T>[];
  /** The progress at which the present leg begins, and at which it ends. */
  abstract readonly since: Progress;
  abstract readonly until: Progress;
  /** Whether nothing bends the present leg, and it has a length. */
  abstract readonly isEven: boolean;
  /** How far the present leg has come at a progress. */
  abstract readonly part: Curve;
  /** Where the present leg starts and ends for one of the numbers. */
  abstract fromOf(track: number): number;
  abstract toOf(track: number): number;
  abstract update(progress: Progress): void;
}
