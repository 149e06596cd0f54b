import { checkFinite } from '../math/check.js';
import { lastUpTo } from '../math/last-up-to.js';
import { mix } from '../math/mix.js';
import type { Curve } from './curve.js';

/** One stop of {@link linear}: its output, alone or with the one or two inputs (parts of 1, where CSS has percentages) at which it has that output. */
export type LinearStop =
  number | readonly [output: number, input: number] | readonly [output: number, from: number, to: number];

/**
 * CSS's `linear()`: straight lines from stop to stop. CSS's `linear(0, 0.25 75%, 1)` is `linear(0, [0.25, 0.75], 1)` here.
 *
 * Stops without an input are spaced evenly between their neighbours; the first is at 0 then, the last at 1. An input below an earlier one is raised to it.
 * Two stops at one input make a jump, and the later one counts there. Outside of the inputs the first and the last line go on; where that line is a jump, the
 * curve stays at its later stop. At 0 and at 1 the curve is what the stops say.
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
 * @param stops At least one; a single one is constant.
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

interface LoosePoint {
  readonly input: number | undefined;
  readonly output: number;
}

/** The points of a stop; one without an input is still to be spaced. */
function pointsOf(stop: LinearStop, index: number, { length }: readonly LinearStop[]): LoosePoint[] {
  const [output = NaN, ...inputs] = [stop].flat();
  checkFinite('linear', `the output of stop ${index}`, output);
  for (const input of inputs) checkFinite('linear', `the input of stop ${index}`, input);
  if (inputs.length > 0) return inputs.map((input) => ({ input, output }));
  return [{ input: index === 0 ? 0 : index === length - 1 ? 1 : undefined, output }];
}

function spaced(points: readonly LoosePoint[]): Point[] {
  const placed: Point[] = [];
  let waiting: number[] = [];
  for (const { input, output } of points) {
    waiting.push(output);
    if (input === undefined) continue;
    const from = placed.at(-1)?.input ?? input;
    const to = Math.max(from, input);
    const count = waiting.length;
    placed.push(...waiting.map((output, i) => ({ input: mix(from, to, (i + 1) / count), output })));
    waiting = [];
  }
  return placed;
}

/** Of the line from a point to the next; the last point continues the line before it. */
function slopeFrom(points: readonly Point[], index: number): number {
  const start = points[Math.max(0, Math.min(index, points.length - 2))]!;
  const end = points[Math.min(index + 1, points.length - 1)]!;
  const slope = (end.output - start.output) / (end.input - start.input);
  return Number.isFinite(slope) ? slope : 0; // two points at one input are a jump, not a line
}
