import type { Seconds } from '../clock/seconds.js';
import type { Lens } from '../lines/lens.js';
import { BY_VALUE } from '../lines/plain-leaf.js';
import { lensOn, NO_TARGET, startOn } from '../lines/target.js';
import { type Shape, shapeOf } from '../math/shape.js';
import { NO_TEXTS, type ValueMix } from '../math/value-mix.js';
import type { ReversibleAction } from '../motion/action.js';
import { applyCurve, leaf } from '../motion/leaf-motion.js';
import { straightMoveBy } from '../motion/straight-move.js';
import type { InnerEffect, Progress } from '../time/effect.js';
import { type How, readHow } from './how.js';
import { numbersOf, type Part, partsOf } from './parts.js';
import type { Having, Values } from './values.js';

/**
 * Changes any values of any object by amounts, and adds to other changes: numbers, numbers in texts, and the channels
 * of colours (alpha stays).
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { by, cssValues } from 'rx-motion';
 *
 * const amounts = { level: 4, width: '20%', color: 'rgb(100 0 0)' };
 * const box = { level: 1, width: '50%', color: 'rgb(100, 100, 100)' };
 * from([0, 0.5]).pipe(by(1, amounts, { mix: cssValues() }).on(box)).subscribe();
 * box; // => { level: 3, width: '60%', color: 'rgb(150, 100, 100)' }
 * ```
 *
 * @param duration Seconds, >= 0.
 * @param values The amounts, nested as they are in the target.
 * @param how As for {@link to}; colours are added in the space of {@link cssValues}.
 * @throws RangeError and TypeError as for {@link to}.
 * @see {@link to}, {@link moveBy}.
 */
export function by<P extends Values<P>>(duration: Seconds, values: P, ...how: How): ReversibleAction<Having<P>> {
  const { mix, curve } = readHow('by', how);
  return applyCurve(addBy('by', duration, partsOf<Having<P>>('by', values, mix), mix), curve);
}

/**
 * {@link by} under another name.
 *
 * @param name Its name in errors.
 * @param factor 1 forwards, -1 in the reverse.
 */
export function addBy<T>(
  name: string,
  duration: Seconds,
  parts: readonly Part<T>[],
  mix: ValueMix = NO_TEXTS,
  factor: 1 | -1 = 1,
): ReversibleAction<T> {
  const numbers = numbersOf(parts);
  if (numbers !== undefined) return straightMoveBy(name, duration, numbers, BY_VALUE);
  return leaf(
    name,
    duration,
    (target) => {
      startOn(target);
      return additions(
        target,
        parts.map((part) => new Addition(name, part, factor, target, mix)),
      );
    },
    () => addBy(name, duration, parts, mix, factor === 1 ? -1 : 1),
  );
}

function additions<T>(target: T, all: readonly Addition<T>[]): InnerEffect {
  return {
    writer: { target, lenses: { list: all.map(({ lens }) => lens) }, wrote: all },
    /** A score reads it. */
    adds: true,
    update(progress) {
      for (const one of all) one.update(progress);
    },
  };
}

/** Animates a value and keeps other changes between two frames. */
class Addition<T> {
  private readonly target: T;
  readonly lens: Lens<T>;
  private readonly shape: Shape<unknown>;
  private readonly first: unknown;
  private readonly found: Float64Array;
  private readonly amount: Float64Array;
  private readonly push: Float64Array;
  /** The value that was written last, and its numbers. */
  private last: unknown;
  private readonly shown: Float64Array;

  constructor(name: string, { lens, value }: Part<T>, factor: number, target: T, mix: ValueMix) {
    this.target = target;
    this.lens = lensOn(lens, target);
    this.first = this.last = this.lens.read(target ?? NO_TARGET);
    // The found colour decides the space: the amount is a difference, not a colour.
    const form = typeof value === 'string' ? [value, this.last] : [value];
    this.shape = shapeOf<unknown>(name, form, mix, `the target's ${lens.name}`);
    this.found = this.shape.numbersOf(this.last);
    this.amount = this.shape.amountOf(value, this.found).map((number) => factor * number);
    this.push = this.found.map(() => 0);
    this.shown = this.found.slice();
  }

  update(progress: Progress): void {
    const { lens, target, shape, found, amount, push, shown } = this;
    const present: unknown = lens.read(target);
    if (present !== this.last) {
      // What it wrote may be rounded, as the channels of a colour are.
      const wrote = shape.numbersOf(this.last, shown);
      shape.numbersOf(present, shown).forEach((number, index) => (push[index]! += number - wrote[index]!));
    }
    for (let index = 0; index < shown.length; index++)
      shown[index] = found[index]! + amount[index]! * progress + push[index]!;
    // Keep the text as it was found if nothing has been added to it.
    const isFound = progress === 0 && push.every((number) => number === 0);
    lens.write(target, (isFound ? this.first : shape.valueOf(shown)) as number);
    // Read back, because a target may round what it is given.
    this.last = lens.read(target);
  }
}
