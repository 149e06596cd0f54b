import type { OperatorFunction } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { type Shape, shapeOf } from '../math/shape.js';
import { mixOf, type ValueMix } from '../math/value-mix.js';
import type { InterpolatedValue } from './interpolated-value.js';
import { pursue, type Pursuit, type PursuitOptions } from './pursue.js';

/** Pursues goals that are numbers, or made of numbers. @param begin Gets the first goal. */
export function pursueNumbers<V>(
  name: string,
  options: PursuitOptions & { readonly mix?: ValueMix | undefined },
  begin: (shape: Shape<V>, start: Float64Array) => NumberPursuit<V>,
): OperatorFunction<V, InterpolatedValue<V>> {
  const mix = mixOf(name, options);
  return pursue(name, options, (goal) => {
    const shape = shapeOf(name, [goal], mix);
    return begin(shape, shape.numbersOf(goal));
  });
}

/** A pursuit whose values have one form. */
export abstract class NumberPursuit<V> implements Pursuit<V> {
  abstract readonly rest: Seconds;
  /** Whether a goal also counts while it is moving to the same one. */
  declare readonly keepsAll?: boolean;
  readonly #shape: Shape<V>;
  /** Overwritten by each frame. */
  readonly #numbers: Float64Array;
  #goal: Float64Array;

  constructor(shape: Shape<V>, start: Float64Array) {
    this.#shape = shape;
    this.#numbers = start.slice();
    this.#goal = start;
  }

  aim(time: Seconds, value: V): boolean {
    const goal = this.#goal;
    const next = this.#shape.numbersOf(value, goal);
    const isSame = next.every((number, index) => number === goal[index]);
    if (isSame && (time >= this.rest || this.keepsAll !== true)) return false;
    this.#goal = next;
    this.turnTo(next, time, goal);
    return true;
  }

  valueAt(time: Seconds): V {
    this.writeAt(time, this.#numbers, this.#goal);
    return this.#shape.valueOf(this.#numbers);
  }

  /** Sets a new goal. @param last The one before. */
  protected abstract turnTo(goal: Float64Array, time: Seconds, last: Float64Array): void;

  /** Writes the numbers at `time`. */
  protected abstract writeAt(time: Seconds, numbers: Float64Array, goal: Float64Array): void;
}
