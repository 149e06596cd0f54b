import { type How, optionsAndCurve } from '../actions/how.js';
import type { Seconds } from '../clock/seconds.js';
import { checkNotNegative, checkOptions, shownValue } from '../math/check.js';
import { type GridAction, gridAction } from './effect.js';

/** How an amplitude changes. Read in every frame, so other actions can animate it. */
export interface AmplitudeOptions {
  /** The exponent of time in the amplitude, >= 0; by default 1, an even change. */
  readonly rate?: number | undefined;
}

/**
 * Runs a grid effect with an amplitude that grows from nothing to its full value.
 *
 * ```ts
 * import { of } from 'rxjs';
 * import { accelAmplitude, gridSurface, waves3D } from 'rx-motion/grid';
 *
 * const flag = gridSurface(480, 320);
 * const wind = waves3D(2, { columns: 15, rows: 10 }, { waves: 1, amplitude: 40 });
 * of(0.5).pipe(accelAmplitude(2, wind).on(flag)).subscribe();
 * flag.grid?.positions[2]; // => 10
 * ```
 *
 * @param duration Seconds, >= 0, instead of the effect's own.
 * @param action A grid effect, which may be reversed or already wrapped in this way. An effect without an amplitude
 * runs unchanged.
 * @param how The options; last, a curve that bends the progress, as `eased` does.
 * @throws RangeError when `duration` or the rate is negative or not finite; TypeError when `action` is not a grid
 * effect.
 * @see cocos2d-x AccelAmplitude. Differs: the original runs the effect unchanged.
 */
export function accelAmplitude(duration: Seconds, action: GridAction, ...how: How<AmplitudeOptions>): GridAction {
  return varied('accelAmplitude', duration, action, how, (time) => time);
}

/**
 * Runs a grid effect with an amplitude that falls from its full value to nothing.
 *
 * @param duration Seconds, >= 0, instead of the effect's own.
 * @param action A grid effect; see {@link accelAmplitude}.
 * @param how The options; last, a curve that bends the progress, as `eased` does.
 * @throws RangeError when `duration` or the rate is negative or not finite; TypeError when `action` is not a grid
 * effect.
 * @see cocos2d-x DeccelAmplitude. Differs: the original runs the effect unchanged.
 */
export function decelAmplitude(duration: Seconds, action: GridAction, ...how: How<AmplitudeOptions>): GridAction {
  return varied('decelAmplitude', duration, action, how, (time) => 1 - time);
}

/**
 * Runs a grid effect with an amplitude that grows in the first half of the time and falls in the second.
 *
 * @param duration Seconds, >= 0, instead of the effect's own.
 * @param action A grid effect; see {@link accelAmplitude}.
 * @param how The options; last, a curve that bends the progress, as `eased` does.
 * @throws RangeError when `duration` or the rate is negative or not finite; TypeError when `action` is not a grid
 * effect.
 * @see cocos2d-x AccelDeccelAmplitude. Differs: in the original nothing moves.
 */
export function accelDecelAmplitude(duration: Seconds, action: GridAction, ...how: How<AmplitudeOptions>): GridAction {
  return varied('accelDecelAmplitude', duration, action, how, (time) => 2 * Math.min(time, 1 - time));
}

function varied(
  name: string,
  duration: Seconds,
  action: GridAction,
  how: How<AmplitudeOptions>,
  fraction: (time: number) => number,
): GridAction {
  const effect = (action as Partial<GridAction> | null | undefined)?.effect;
  if (effect === undefined) throw new TypeError(`${name}: expected a grid effect, got ${shownValue(action)}`);
  const [options, curve] = optionsAndCurve(how);
  checkNotNegative(name, 'rate', checkOptions(name, options, 'rate').rate ?? 1);
  return gridAction(name, duration, { ...effect, curve }, (grid, surface) => {
    const show = effect.bend(grid, surface);
    return (time, gain) => show(time, gain * Math.pow(Math.max(0, fraction(time)), options.rate ?? 1));
  });
}
