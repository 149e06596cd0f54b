import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import { checkFinite, checkObject } from '../math/check.js';
import type { Color } from '../math/color.js';
import { mix } from '../math/mix.js';
import type { Seconds } from '../time/seconds.js';
import type { Tinted } from './capabilities.js';

/**
 * Leads the target's colour to another one. Each frame writes a new colour object.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { tintTo } from 'rx-motion';
 *
 * const lamp = { color: { r: 0, g: 0, b: 0 } };
 * from([0, 0.5]).pipe(tintTo(1, { r: 255, g: 100, b: 0 }).on(lamp)).subscribe();
 * lamp.color; // => { r: 127.5, g: 50, b: 0 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param to Channels from 0 to 255.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x TintTo. Differs: channels are not truncated.
 */
export function tintTo(duration: Seconds, to: Color): FiniteAction<Tinted> {
  checkColor('tintTo', 'to', to);
  return leaf('tintTo', duration, (target) => line(target, () => to));
}

/**
 * Adds to the target's colour.
 *
 * @param duration Seconds, >= 0.
 * @param by What is added to each channel.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x TintBy. Differs: channels are not truncated and do not wrap around.
 */
export function tintBy(duration: Seconds, by: Color): ReversibleAction<Tinted> {
  checkColor('tintBy', 'by', by);
  return leaf(
    'tintBy',
    duration,
    (target) => line(target, ({ r, g, b }) => ({ r: r + by.r, g: g + by.g, b: b + by.b })),
    () => tintBy(duration, { r: -by.r, g: -by.g, b: -by.b }),
  );
}

function line(target: Tinted, goal: (found: Color) => Color): (progress: number) => void {
  const { r, g, b } = checkObject('tint', "the target's color", target.color);
  const found = { r, g, b };
  const to = goal(found);
  return (progress) => {
    target.color = {
      r: mix(found.r, to.r, progress),
      g: mix(found.g, to.g, progress),
      b: mix(found.b, to.b, progress),
    };
  };
}

function checkColor(name: string, what: string, color: Color): void {
  checkObject(name, what, color);
  checkFinite(name, `${what}.r`, color.r);
  checkFinite(name, `${what}.g`, color.g);
  checkFinite(name, `${what}.b`, color.b);
}
