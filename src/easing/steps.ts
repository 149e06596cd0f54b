import { checkCount, shownValue } from '../math/check.js';
import type { Curve } from './curve.js';

/**
 * Where CSS's `steps()` jumps: at the start, the end, neither or both; `start` and `end` are short for the first two.
 */
export type StepPosition = 'jump-start' | 'jump-end' | 'jump-none' | 'jump-both' | 'start' | 'end';

/**
 * CSS's `steps()`: stays constant for a part of the time, then jumps.
 *
 * At the moment of a jump it has already jumped: with a jump at the start it is above 0 at 0. At 1 it is always 1.
 *
 *     t             0------------0.5------------1
 *     jump-end      0------------0.5------------1
 *     jump-start    0.5----------1--------------1
 *     jump-none     0------------1--------------1
 *     jump-both     0.33---------0.67-----------1
 *
 * ```ts
 * import { steps } from 'rx-motion';
 *
 * [0, 0.25, 0.5, 1].map(steps(2)); // => [0, 0, 0.5, 1]
 * [0, 0.25, 0.5, 1].map(steps(2, 'jump-start')); // => [0.5, 0.5, 1, 1]
 * [0, 0.25, 0.5, 1].map(steps(2, 'jump-none')); // => [0, 0, 1, 1]
 * ```
 *
 * @param count How many parts the time is cut into, a whole number >= 1, and >= 2 with `jump-none`.
 * @param position Where it jumps in addition to between the parts; by default at the end.
 * @throws RangeError when `count` or `position` is not one of these.
 */
export function steps(count: number, position: StepPosition = 'end'): Curve {
  if (typeof position !== 'string' || !Object.hasOwn(outerJumps, position)) {
    throw new RangeError(
      `steps: position must be one of ${Object.keys(outerJumps).join(', ')}, got ${shownValue(position)}`,
    );
  }
  checkCount('steps', 'count', count, position === 'jump-none' ? 2 : 1);
  const [atStart, atEnd] = outerJumps[position];
  const jumps = count - 1 + atStart + atEnd;
  return (t) => {
    const jumped = Math.floor(t * count) + atStart;
    return t <= 1 && jumped > jumps ? 1 : jumped / jumps;
  };
}

/** The jumps in addition to those between the parts. */
const outerJumps: Readonly<Record<StepPosition, readonly [atStart: number, atEnd: number]>> = {
  'jump-start': [1, 0],
  'jump-end': [0, 1],
  'jump-none': [0, 0],
  'jump-both': [1, 1],
  start: [1, 0],
  end: [0, 1],
};
