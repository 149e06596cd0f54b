import type { Seconds } from '../clock/seconds.js';
import { checkNotNegative, checkObject, describe } from '../math/check.js';
import { type GridAction, gridAction } from './effect.js';

/** How an amplitude changes. Read in every frame, so other actions can lead it. */
export interface AmplitudeOptions {
  /** The power of time that the amplitude goes by; 1 by default: evenly. */
  readonly rate?: number;
}

/**
 * Runs a grid effect whose amplitude grows from nothing to all of it.
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
 * @param duration Seconds, >= 0, in place of the effect's own.
 * @param action A grid effect, also one that is reversed or whose amplitude changes already. One without an amplitude runs as it is.
 * @throws RangeError when `duration` is negative or the rate is negative or not finite; TypeError when `action` is no grid effect.
 * @see cocos2d-x AccelAmplitude. Differs: it does so; there it runs the effect as it is.
 */
export function accelAmplitude(duration: Seconds, action: GridAction, options: AmplitudeOptions = {}): GridAction {
  return varied('accelAmplitude', duration, action, options, (time) => time);
}

/**
 * Runs a grid effect whose amplitude dies down from all of it to nothing.
 *
 * @param duration Seconds, >= 0, in place of the effect's own.
 * @param action A grid effect; see {@link accelAmplitude}.
 * @throws RangeError when `duration` is negative or the rate is negative or not finite; TypeError when `action` is no grid effect.
 * @see cocos2d-x DeccelAmplitude. Differs: it does so; there it runs the effect as it is.
 */
export function decelAmplitude(duration: Seconds, action: GridAction, options: AmplitudeOptions = {}): GridAction {
  return varied('decelAmplitude', duration, action, options, (time) => 1 - time);
}

/**
 * Runs a grid effect whose amplitude grows until half of the time, and dies down after it.
 *
 * @param duration Seconds, >= 0, in place of the effect's own.
 * @param action A grid effect; see {@link accelAmplitude}.
 * @throws RangeError when `duration` is negative or the rate is negative or not finite; TypeError when `action` is no grid effect.
 * @see cocos2d-x AccelDeccelAmplitude. Differs: it does so; there nothing moves.
 */
export function accelDecelAmplitude(duration: Seconds, action: GridAction, options: AmplitudeOptions = {}): GridAction {
  return varied('accelDecelAmplitude', duration, action, options, (time) => 2 * Math.min(time, 1 - time));
}

function varied(
  name: string,
  duration: Seconds,
  action: GridAction,
  options: AmplitudeOptions,
  part: (time: number) => number,
): GridAction {
  const effect = (action as Partial<GridAction> | null | undefined)?.effect;
  if (effect === undefined) throw new TypeError(`${name}: expected a grid effect, got ${describe(action)}`);
  checkNotNegative(name, 'rate', checkObject(name, 'options', options).rate ?? 1);
  return gridAction(name, duration, {
    ...effect,
    bend: (grid, surface) => {
      const show = effect.bend(grid, surface);
      return (time, gain) => show(time, gain * Math.pow(Math.max(0, part(time)), options.rate ?? 1));
    },
  });
}
