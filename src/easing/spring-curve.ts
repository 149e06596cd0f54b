import { Oscillator } from '../math/oscillator.js';
import { type Bounce, oscillatorOf, type Stiffness } from '../math/spring-form.js';
import type { Curve } from './curve.js';

/**
 * The motion of a damped spring released at rest, from 0 to 1 over the time that it takes to settle.
 *
 * A curve has no duration: `eased(action, springCurve(…))` fits the spring into that of the action. {@link springTo}
 * takes the spring's own time. The curve agrees with the closed form to six digits, and is exactly 1 at 1, where less
 * than a ten-thousandth of the distance is left. It is constant before 0 and after 1.
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
  // How fast its fastest component changes.
  const rate = ratio > 1 ? ratio + Math.sqrt(ratio * ratio - 1) : 1;
  const count = Math.ceil(rate * settling * PIECES);
  if (count > MOST_PIECES) {
    return (t) => (t >= 1 ? 1 : t > 0 ? 1 - oscillator.flowAt(t * settling)[0] : 0);
  }
  const pieces = cubics(oscillator, count);
  return (t) => {
    if (t >= 1) return 1;
    if (!(t > 0)) return 0;
    const scaled = t * count;
    const piece = scaled | 0;
    const u = scaled - piece;
    const at = piece * 4;
    return pieces[at]! + (pieces[at + 1]! + (pieces[at + 2]! + pieces[at + 3]! * u) * u) * u;
  };
}

/** Pieces for each change by a factor of e: sixteen keep six digits. */
const PIECES = 16;
/** A spring that needs more, because it swings hundreds of times or creeps, is computed in closed form at each call. */
const MOST_PIECES = 8192;

/**
 * The motion of a spring as polynomials that meet in position and velocity: four coefficients each. An exponential and
 * a sine in each frame would take ten times as long.
 */
function cubics(oscillator: Oscillator, count: number): Float64Array {
  const step = oscillator.settling / count;
  const pieces = new Float64Array(count * 4);
  const at = (index: number): readonly [position: number, velocity: number] => {
    const [offset, , velocity] = oscillator.flowAt(index * step);
    return [1 - offset, -velocity * step];
  };
  for (let index = 0, [p, v] = at(0); index < count; index++) {
    const [q, w] = at(index + 1);
    pieces.set([p, v, 3 * (q - p) - 2 * v - w, 2 * (p - q) + v + w], index * 4);
    [p, v] = [q, w];
  }
  return pieces;
}
