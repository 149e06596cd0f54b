import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import { checkTarget, NO_TARGET, readNumber, startOn } from '../lines/target.js';
import type { Mode } from '../lines/writer.js';
import { checkFinite, checkObject } from '../math/check.js';
import type { Color } from '../math/color.js';
import { mix } from '../math/mix.js';
import type { FiniteAction, ReversibleAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import type { InnerEffect, Numbers, Progress } from '../time/effect.js';
import type { Tinted } from './capabilities.js';

/**
 * Changes the target's colour to another one, and owns it: other changes are overwritten. Each frame writes a new
 * colour object.
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
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x TintTo. Differs: channels are not truncated.
 */
export function tintTo(duration: Seconds, to: Color, curve?: Curve): FiniteAction<Tinted> {
  const goal = check('tintTo', 'to', to);
  return applyCurve(
    leaf('tintTo', duration, (target) => new Tint('tintTo', target, 'owns', () => goal)),
    curve,
  );
}

/**
 * Adds to the target's colour; other changes stay.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { spawn, tintBy } from 'rx-motion';
 *
 * const lamp = { color: { r: 0, g: 0, b: 0 } };
 * const glow = spawn(tintBy(1, { r: 100, g: 0, b: 0 }), tintBy(1, { r: 50, g: 80, b: 0 }));
 * from([0, 0.5]).pipe(glow.on(lamp)).subscribe();
 * lamp.color; // => { r: 75, g: 40, b: 0 }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param by What is added to each channel.
 * @param curve Bends the progress, as {@link eased} does; linear by default.
 * @throws RangeError when a number is not finite or `duration` is negative.
 * @see cocos2d-x TintBy. Differs: it adds to other changes; channels are not truncated and do not wrap around.
 */
export function tintBy(duration: Seconds, by: Color, curve?: Curve): ReversibleAction<Tinted> {
  const amount = check('tintBy', 'by', by);
  return applyCurve(
    leaf(
      'tintBy',
      duration,
      (target) => new Tint('tintBy', target, 'adds', (found) => plus(found, amount)),
      () => tintBy(duration, { r: -amount.r, g: -amount.g, b: -amount.b }),
    ),
    curve,
  );
}

const COLOR: Numbers['lenses'] = { list: [{ name: 'color' }] };

/** Animates a colour along a straight line. */
class Tint implements InnerEffect {
  readonly writer: Numbers;
  private readonly target: Tinted;
  readonly adds: boolean;
  private from: Color;
  private to: Color;
  /** The colour after the last write. */
  private wrote: Color;

  constructor(name: string, target: Tinted, mode: Mode, goal: (found: Color) => Color) {
    startOn(target);
    const { r, g, b } = checkObject(
      name,
      "the target's color",
      checkTarget(name, (target as Tinted | null) ?? NO_TARGET).color,
    );
    this.target = target;
    this.adds = mode === 'adds';
    this.writer = { target, lenses: COLOR, wrote: this.adds ? target : null };
    this.from = this.wrote = {
      r: readNumber(name, 'color.r', r),
      g: readNumber(name, 'color.g', g),
      b: readNumber(name, 'color.b', b),
    };
    this.to = goal(this.from);
  }

  update(progress: Progress): void {
    const { target } = this;
    if (this.adds) this.carry();
    const { from, to } = this;
    target.color = { r: mix(from.r, to.r, progress), g: mix(from.g, to.g, progress), b: mix(from.b, to.b, progress) };
    // Read back, because a target may round it, and copied, because it may be changed in place.
    if (this.adds) this.wrote = copy(target.color);
  }

  /** Moves the line by the other changes of the colour. */
  private carry(): void {
    const push = plus(this.target.color, this.wrote, -1);
    this.from = plus(this.from, push);
    this.to = plus(this.to, push);
  }
}

function copy({ r, g, b }: Color): Color {
  return { r, g, b };
}

function plus(color: Color, other: Color, times = 1): Color {
  return { r: color.r + times * other.r, g: color.g + times * other.g, b: color.b + times * other.b };
}

/** A checked copy: the caller may change the original. */
function check(name: string, what: string, color: Color): Color {
  const { r, g, b } = checkObject(name, what, color);
  return {
    r: checkFinite(name, `${what}.r`, r),
    g: checkFinite(name, `${what}.g`, g),
    b: checkFinite(name, `${what}.b`, b),
  };
}
