import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { shorterWay, withoutTurns } from '../math/angle.js';
import { checkFinite } from '../math/check.js';
import type { Seconds } from '../clock/seconds.js';
import type { Rotated } from './capabilities.js';
import { property } from '../lines/lens.js';
import { type Axes, type Needs, type Only, eachNamed, namedTracks } from '../lines/named-tracks.js';
import { AddingLine, OwningLine, type Track } from '../lines/line.js';
import { alongLines } from '../lines/lines.js';

/**
 * Turns the target to an angle, the shorter way round.
 *
 * Whole turns of the start are dropped, the rest is corrected once: from 350 to 10 it turns on to 370.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { rotateTo } from 'rx-motion';
 *
 * const needle = { rotation: 350 };
 * from([0, 1]).pipe(rotateTo(1, 10).on(needle)).subscribe();
 * needle.rotation; // => 370
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to Degrees, clockwise; or an angle for each axis that is named, which go to `rotationX`, `rotationY`, `rotationZ`.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x RotateTo.
 */
export function rotateTo(duration: Seconds, to: number): FiniteAction<Rotated>;
export function rotateTo<P extends Axes & object>(
  duration: Seconds,
  to: Only<P, Axes>,
): FiniteAction<Needs<P, 'rotation'>>;
export function rotateTo(duration: Seconds, to: number | Axes): FiniteAction<never> {
  return alongLines<never>(
    'rotateTo',
    duration,
    OwningLine,
    turns('rotateTo', 'to', to, (goal) => ({ from: withoutTurns, to: (from) => shorterWay(from, goal) })),
  );
}

/**
 * Turns the target by an angle, through whole turns too.
 *
 * @param duration Seconds, >= 0.
 * @param by Degrees, clockwise; or an angle for each axis that is named.
 * @throws RangeError when a number is not finite or `duration` is negative; TypeError when no axis is named.
 * @see cocos2d-x RotateBy.
 */
export function rotateBy(duration: Seconds, by: number): ReversibleAction<Rotated>;
export function rotateBy<P extends Axes & object>(
  duration: Seconds,
  by: Only<P, Axes>,
): ReversibleAction<Needs<P, 'rotation'>>;
export function rotateBy(duration: Seconds, by: number | Axes): ReversibleAction<never> {
  const tracks = turns('rotateBy', 'by', by, (angle) => ({ to: (from) => from + angle }));
  const back = typeof by === 'number' ? -by : eachNamed(by, (angle) => -angle);
  return alongLines<never>('rotateBy', duration, AddingLine, tracks, () => rotateBy(duration, back as Axes));
}

function turns(
  name: string,
  what: string,
  angle: number | Axes,
  track: (angle: number) => Omit<Track<never>, 'lens'>,
): readonly Track<never>[] {
  if (typeof angle === 'object') return namedTracks<never>(name, what, angle, axes, track);
  return [{ lens: property('rotation'), ...track(checkFinite(name, what, angle)) }];
}

const axes = [
  ['x', 'rotationX'],
  ['y', 'rotationY'],
  ['z', 'rotationZ'],
] as const;
