import type { Seconds } from '../clock/seconds.js';
import type { Lenses } from '../lines/lens.js';
import { type Aim, type GivenNumbers, mapValues, type PlainLeaf, TO_VALUE } from '../lines/plain-leaf.js';
import { StraightLine } from '../lines/straight-line.js';
import { Writer } from '../lines/writer.js';
import { checkDuration } from '../math/check.js';
import { mapNumbers } from '../math/map-numbers.js';
import type { Action, Reverse, Reversed, ReversibleAction } from './action.js';
import { LeafMotion } from './leaf-motion.js';

/** An action that adds numbers; its reverse subtracts them. */
export function straightMoveBy<T>(
  name: string,
  duration: Seconds,
  numbers: GivenNumbers<T>,
  aim: Aim,
): ReversibleAction<T> {
  return new StraightMoveBy(name, checkDuration(name, duration), numbers, aim) as ReversibleAction<T>;
}

function minus(value: number): number {
  return -value;
}

/** An action that moves numbers of a target in straight lines. */
export function straightMove<T, R extends Reverse<T> = undefined>(
  name: string,
  duration: Seconds,
  numbers: GivenNumbers<T>,
  aim: Aim,
  reverse?: R,
): Reversed<T, R> {
  const motion = new StraightMove<T>(name, checkDuration(name, duration), numbers, aim);
  return (reverse === undefined ? motion : Object.assign(motion, { reverse })) as Action<T> as Reversed<T, R>;
}

/** An action that moves numbers from some values to others; its reverse moves them back. */
export function straightMoveBetween<T>(
  name: string,
  duration: Seconds,
  lenses: Lenses<T>,
  from: readonly number[],
  to: readonly number[],
): ReversibleAction<T> {
  const reverse = (): ReversibleAction<T> => straightMoveBetween(name, duration, lenses, to, from);
  const aim: Aim = { mode: 'owns', start: (_found, index) => from[index]!, end: TO_VALUE.end };
  return straightMove(name, duration, { lenses, values: to }, aim, reverse);
}

class StraightMove<T> extends LeafMotion<T> implements PlainLeaf<T> {
  readonly lenses: Lenses<T>;
  readonly values: readonly number[];
  readonly aim: Aim;

  constructor(kind: string, duration: Seconds, { lenses, values }: GivenNumbers<T>, aim: Aim) {
    super(kind, duration);
    this.lenses = lenses;
    this.values = values;
    this.aim = aim;
  }

  override get plain(): PlainLeaf<T> {
    return this;
  }

  effectOn(target: T): StraightLine<T> {
    const { kind, lenses, values, aim } = this;
    const writer = Writer.on(kind, lenses, target, aim.mode);
    const { found } = writer;
    const from = aim.start === undefined ? found : mapNumbers(found, aim.start);
    const to = [...found];
    for (let index = 0; index < to.length; index++) to[index] = aim.end(from[index]!, values[index]!, found[index]!);
    return new StraightLine(writer, from, to);
  }
}

class StraightMoveBy<T> extends StraightMove<T> {
  reverse(): ReversibleAction<T> {
    return straightMoveBy(this.kind, this.duration, mapValues(this, minus), this.aim);
  }
}
