import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { shorterWay, withoutTurns } from '../math/angle.js';
import type { Seconds } from '../clock/seconds.js';
import type { Skewed } from './capabilities.js';
import { namedTracks } from '../lines/named-tracks.js';
import { AddingLine, OwningLine } from '../lines/line.js';
import { alongLines } from '../lines/lines.js';

/** Angles of a skew, in degrees. */
export interface Skew {
  readonly x: number;
  readonly y: number;
}

/**
 * Skews the target to angles, the shorter way round.
 *
 * @param duration Seconds, >= 0.
 * @param to Degrees. Both axes are written.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x SkewTo.
 */
export function skewTo(duration: Seconds, to: Skew): FiniteAction<Skewed> {
  const tracks = namedTracks<Skewed>('skewTo', 'to', to, axes, (goal, axis) => ({
    from: startOf(axis),
    to: (from) => shorterWay(from, goal),
  }));
  return alongLines('skewTo', duration, OwningLine, tracks);
}

/**
 * Skews the target by angles.
 *
 * @param duration Seconds, >= 0.
 * @param by Degrees. Both axes are written.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x SkewBy. As there, whole turns of the start are dropped (of x, half turns).
 */
export function skewBy(duration: Seconds, by: Skew): ReversibleAction<Skewed> {
  const tracks = namedTracks<Skewed>('skewBy', 'by', by, axes, (angle, axis) => ({
    from: startOf(axis),
    to: (from) => from + angle,
  }));
  const back = { x: -by.x, y: -by.y };
  return alongLines('skewBy', duration, AddingLine, tracks, () => skewBy(duration, back));
}

const axes = [
  ['x', 'skewX'],
  ['y', 'skewY'],
] as const;

/** Where a skew starts: as cocos2d-x has it, x without half turns, y without whole ones. */
function startOf(axis: string): (angle: number) => number {
  return (angle) => withoutTurns(angle, axis === 'x' ? 180 : 360);
}
