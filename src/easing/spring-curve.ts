import { Oscillator } from '../math/oscillator.js';
import { type Bounce, type Stiffness, oscillatorOf } from '../math/spring-form.js';
import type { Curve } from './curve.js';

/**
 * The motion of a damped spring released at rest, from 0 to 1 over the time that it takes to settle.
 *
 * A curve has no duration of its own: `eased(action, springCurve(…))` fits the spring into the action's.
 * {@link springTo} takes the spring's own time. The curve agrees with the closed form to nine digits, and is exactly 1
 * at 1, where less than a ten-thousandth of the distance is left. It is constant before 0 and after 1.
 *
 * ```ts
 * import { springCurve } from 'rx-motion';
 *
 * const bouncy = springCurve({ bounce: 0.5 });
 * bouncy(0.2); // => 1.1484…
 * [bouncy(0), bouncy(1)]; // => [0, 1]
 * ```
 *
 * @param spring `{ stiffness, damping, mass }` or `{ duration, bounce }`. Only the damping shapes the curve, not the
 * speed.
 * @throws RangeError when a number is out of its range; TypeError when both kinds of options are given.
 * @see {@link toLinear}, which writes the curve for CSS.
 */
export function springCurve(spring: Stiffness | Bounce = {}): Curve {
  return curveOf(oscillatorOf('springCurve', spring));
}

/**
 * The curve of a spring over the time in which it settles. It depends on the damping ratio alone, so springs of one
 * ratio share a curve, and a thousand of them read the same few cache lines in a frame.
 */
export function curveOf({ ratio }: Oscillator): Curve {
  let curve = made.get(ratio);
  if (curve === undefined) {
    curve = curveWith(ratio);
    if (made.size === MOST_CURVES) made.delete(made.keys().next().value!);
    made.set(ratio, curve);
  }
  return curve;
}

const made = /* @__PURE__ */ new Map<number, Curve>();
const MOST_CURVES = 64;

function curveWith(ratio: number): Curve {
  const oscillator = new Oscillator(1, ratio);
  const { settling } = oscillator;
  // How fast its quickest component changes.
  const rate = ratio > 1 ? ratio + Math.sqrt(ratio * ratio - 1) : 1;
  const count = Math.ceil(rate * settling * PIECES);
  if (count > MOST_PIECES) {
    return (t) => (t >= 1 ? 1 : t > 0 ? 1 - oscillator.flowAt(t * settling)[0] : 0);
  }
  const pieces = quintics(oscillator, count);
  return (t) => {
    if (t >= 1) return 1;
    if (!(t > 0)) return 0;
    const scaled = t * count;
    const piece = scaled | 0;
    const u = scaled - piece;
    const at = piece * 8;
    const square = u * u;
    const high = pieces[at + 2]! + pieces[at + 3]! * u + (pieces[at + 4]! + pieces[at + 5]! * u) * square;
    return pieces[at]! + pieces[at + 1]! * u + high * square;
  };
}

/** Pieces for each change by a factor of e: eight keep nine digits. */
const PIECES = 8;
/** A spring that needs more, one that swings hundreds of times, is computed in closed form at each call. */
const MOST_PIECES = 4096;

/**
 * The motion of a spring as polynomials that meet in position, velocity and acceleration: six coefficients each, eight
 * numbers apart. An exponential and a sine in each frame would take ten times as long.
 */
function quintics(oscillator: Oscillator, count: number): Float64Array {
  const { frequency, ratio, settling } = oscillator;
  const step = settling / count;
  const pieces = new Float64Array(count * 8);
  const at = (index: number): readonly [position: number, velocity: number, acceleration: number] => {
    const [offset, , velocity] = oscillator.flowAt(index * step);
    const acceleration = -frequency * (frequency * offset + 2 * ratio * velocity);
    return [1 - offset, -velocity * step, -acceleration * step * step];
  };
  for (let index = 0, [p, v, a] = at(0); index < count; index++) {
    const [q, w, b] = at(index + 1);
    const by = q - p;
    pieces.set(
      [
        p,
        v,
        a / 2,
        10 * by - 6 * v - 4 * w - (3 * a - b) / 2,
        8 * v + 7 * w - 15 * by + (3 * a - 2 * b) / 2,
        6 * by - 3 * (v + w) - (a - b) / 2,
      ],
      index * 8,
    );
    [p, v, a] = [q, w, b];
  }
  return pieces;
}
