import type { FiniteAction, ReversibleAction } from '../action/action.js';
import { leaf } from '../action/define.js';
import { checkFinite, checkObject } from '../math/check.js';
import type { Color } from '../math/color.js';
import { mix } from '../math/mix.js';
import type { Seconds } from '../clock/seconds.js';
import type { Tinted } from './capabilities.js';
import { readNumber } from './lens.js';

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
  const goal = check('tintTo', 'to', to);
  return leaf('tintTo', duration, (target) => line('tintTo', target, () => goal));
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
  const amount = check('tintBy', 'by', by);
  return leaf(
    'tintBy',
    duration,
    (target) => line('tintBy', target, ({ r, g, b }) => ({ r: r + amount.r, g: g + amount.g, b: b + amount.b })),
    () => tintBy(duration, { r: -amount.r, g: -amount.g, b: -amount.b }),
  );
}

function line(name: string, target: Tinted, goal: (found: Color) => Color): (progress: number) => void {
  const { r, g, b } = checkObject(name, "the target's color", target.color);
  const found = {
    r: readNumber(name, 'color.r', r),
    g: readNumber(name, 'color.g', g),
    b: readNumber(name, 'color.b', b),
  };
  const to = goal(found);
  return (progress) => {
    target.color = {
      r: mix(found.r, to.r, progress),
      g: mix(found.g, to.g, progress),
      b: mix(found.b, to.b, progress),
    };
  };
}

/** Returns the colour as it is now. */
function check(name: string, what: string, color: Color): Color {
  const { r, g, b } = checkObject(name, what, color);
  return {
    r: checkFinite(name, `${what}.r`, r),
    g: checkFinite(name, `${what}.g`, g),
    b: checkFinite(name, `${what}.b`, b),
  };
}
