import type { Seconds } from '../clock/seconds.js';
import { checkNotNegative, checkOptions } from '../math/check.js';
import type { Action } from '../motion/action.js';
import { hasReverse, type Motion, motionOf } from '../motion/motion.js';
import type { Score } from './plan.js';
import { Reading } from './reading.js';

/** How an action is read. */
export interface ReadingOptions {
  /** Seconds to read. By default all of the action; 10 s if it has no end, or none known beforehand. */
  readonly until?: Seconds | undefined;
}

/**
 * Reads an action before it runs: what it will write, when, and along which curve. No target is written, and no
 * callback is called.
 *
 *     moveTo(2, …)      x, y     |0 --------------- 2|          two tracks of one piece each
 *     fadeTo(1, 0)      opacity  |0 ----- 1|                    after a piece, its last value stays
 *     callFunc(…)       calls            1
 *
 * ```ts
 * import { backOut, callFunc, moveTo, sequence } from 'rx-motion';
 * import { score } from 'rx-motion/score';
 *
 * const card = { x: 0, y: 0 };
 * const plan = score(sequence(moveTo(2, { x: 100 }, backOut), callFunc(() => console.log('there'))), card);
 * const [track] = plan.tracks;
 * track!.property; // => 'x'
 * const { start, end, from, to, curve } = track!.pieces[0]!;
 * [start, end, from, to, curve === backOut]; // => [0, 2, 0, 100, true]
 * plan.calls.map(({ time, kind }) => [time, kind]); // => [[2, 'callFunc']]
 * card.x; // => 0
 * ```
 *
 * The action runs on a copy of the target, which keeps what is written. What cannot be read this way is in `left`: an
 * action whose end is not known (`script`, `waitFor`, `follow`), a rate that is a stream, a callback on every frame, a
 * call of a method of the target, and values that are objects. What follows an action without a known end in a sequence
 * is not read.
 *
 * @param action Any action.
 * @param target What it would move, or an object with the same properties, for example on a server. An action that
 * names all of its targets needs none.
 * @param options How far to read.
 * @throws TypeError when `action` is not an action; RangeError when `until` is negative or not finite.
 * @see {@link sampleAt}, which returns the values at a time; {@link sampled}, which makes it plain data.
 */
export function score<T>(action: Action<T>, target: T, options: ReadingOptions = {}): Score {
  const motion = motionOf('score', action) as Motion<never>;
  const { duration } = motion;
  const { until = duration < Infinity ? duration : 10 } = checkOptions('score', options, 'until');
  checkNotNegative('score', 'until', until);
  // Anything but an object has no properties: the action's error names the missing one.
  const real = Object(target) === target ? (target as object) : {};
  const reading = new Reading(motion as Motion<object>, real);
  return { duration, isReversible: hasReverse(action), ...reading.read(Math.min(until, duration)) };
}
