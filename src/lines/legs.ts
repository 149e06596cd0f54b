import type { Progress } from '../action/effect.js';
import type { Curve } from '../easing/curve.js';
import { checkFinite } from '../math/check.js';

/** What a leg between two stops says about how to go it. */
export type LegCurves = readonly (Curve | undefined)[];

/**
 * The leg at a progress, by the offsets of the stops. At a stop it is there, and where two stand in one place, at the later one.
 *
 * @param last The leg that it was last time, which progress does not leave often.
 */
export function legAt(offsets: ArrayLike<number>, stops: number, progress: Progress, last: number): number {
  if (progress >= offsets[last]! && progress < offsets[last + 1]!) return last;
  let leg = stops - 2;
  while (leg > 0 && progress < offsets[leg]!) leg--;
  return leg;
}

/** How far a leg has come. */
export function partOf(
  offsets: ArrayLike<number>,
  curves: LegCurves | null,
  leg: number,
  progress: Progress,
): Progress {
  const start = offsets[leg]!;
  const length = offsets[leg + 1]! - start;
  const part = length === 0 ? (progress < start ? 0 : 1) : (progress - start) / length;
  const curve = curves === null ? undefined : curves[leg];
  return curve === undefined || part === 1
    ? part
    : checkFinite('keyframes', "the value of a stop's curve", curve(part));
}
