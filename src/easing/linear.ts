import { checkFinite } from '../math/check.js';
import { lastUpTo } from '../math/last-up-to.js';
import { mix } from '../math/mix.js';
import type { Curve } from './curve.js';

/** A stop of {@link linear}: an output, with the one or two inputs at which it applies, 0 to 1 for CSS's 0% to 100%. */
export type LinearStop =
  number | readonly [output: number, input: number] | readonly [output: number, from: number, to: number];

/**
 * CSS's `linear()`: straight lines from stop to stop. `linear(0, 0.25 75%, 1)` in CSS is `linear(0, [0.25, 0.75], 1)`.
 *
 * Stops without an input are spaced evenly between their neighbours; the first defaults to 0, the last to 1. An input
 * below an earlier one is raised to it. Two stops at one input make a jump, and the later one applies there. Outside
 * the inputs the first and the last line continue; if that line is a jump, the curve stays at its later stop. At 0 and
 * 1 the curve is not forced to 0 and 1.
 *
 * ```ts
 * import { linear } from 'rx-motion';
 *
 * const slowThenFast = linear(0, [0.25, 0.75], 1);
 * [0.375, 0.75, 0.875].map(slowThenFast); // => [0.125, 0.25, 0.625]
 * const resting = linear(0, [0.5, 0.25, 0.75], 1);
 * [0.125, 0.25, 0.5, 0.75, 1].map(resting); // => [0.25, 0.5, 0.5, 0.5, 1]
 * ```
 *
 * @param stops At least one; a single one makes a constant curve.
 * @throws RangeError when there is no stop or a number is not finite.
 */
export function linear(...stops: readonly LinearStop[]): Curve {
  if (stops.length === 0) throw new RangeError('linear: there must be at least one stop, got none');
  const points = spaced(stops.flatMap(pointsOf));
  const inputs = Float64Array.from(points, ({ input }) => input);
  const outputs = Float64Array.from(points, ({ output }) => output);
  const slopes = Float64Array.from(points, (_, index) => slopeFrom(points, index));
  const startsWithJump = points.length > 1 && inputs[0] === inputs[1];
  return (t) => {
    if (startsWithJump && t < inputs[0]!) return outputs[1]!;
    const index = lastUpTo(inputs, inputs.length, t);
    return outputs[index]! + (t - inputs[index]!) * slopes[index]!;
  };
}

interface Point {
  readonly input: number;
  readonly output: number;
}

interface UnspacedPoint {
  readonly input: number | undefined;
  readonly output: number;
}

/** The points of a stop. An input is undefined until it is spaced. */
function pointsOf(stop: LinearStop, index: number, { length }: readonly LinearStop[]): UnspacedPoint[] {
  const [output = NaN, ...inputs] = [stop].flat();
  checkFinite('linear', `the output of stop ${index}`, output);
  for (const input of inputs) checkFinite('linear', `the input of stop ${index}`, input);
  if (inputs.length > 0) return inputs.map((input) => ({ input, output }));
  return [{ input: index === 0 ? 0 : index === length - 1 ? 1 : undefined, output }];
}

function spaced(unspaced: readonly UnspacedPoint[]): Point[] {
  const points: Point[] = [];
  let pending: number[] = [];
  for (const { input, output } of unspaced) {
    pending.push(output);
    if (input === undefined) continue;
    const from = points.at(-1)?.input ?? input;
    const to = Math.max(from, input);
    const count = pending.length;
    points.push(...pending.map((output, i) => ({ input: mix(from, to, (i + 1) / count), output })));
    pending = [];
  }
  return points;
}

/** The slope of the line from a point to the next; the last point continues the line before it. */
function slopeFrom(points: readonly Point[], index: number): number {
  const start = points[Math.max(0, Math.min(index, points.length - 2))]!;
  const end = points[Math.min(index + 1, points.length - 1)]!;
  const slope = (end.output - start.output) / (end.input - start.input);
  return Number.isFinite(slope) ? slope : 0; // two points at one input are a jump, not a line
}
