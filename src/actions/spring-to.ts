import { countFirstFrame } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { curveOf } from '../easing/spring-curve.js';
import type { GivenNumbers } from '../lines/plain-leaf.js';
import { Writer } from '../lines/writer.js';
import { checkObject } from '../math/check.js';
import type { Oscillator } from '../math/oscillator.js';
import { type Bounce, oscillatorOf, type Stiffness } from '../math/spring-form.js';
import { mixOf, type ValueMix } from '../math/value-mix.js';
import type { FiniteAction } from '../motion/action.js';
import { applyCurve, leaf, type LeafMotion } from '../motion/leaf-motion.js';
import { type InnerEffect, undo } from '../time/effect.js';
import type { ValueOptions } from './how.js';
import { NUMBERS_ONLY, numbersOf, type Part, partsOf } from './parts.js';
import { type HavingSizes, type SizeValues, type SizeWords, sizeWordsOf, straightToSizes } from './size-words.js';
import { animateParts } from './to.js';
import type { Values } from './values.js';

/** Velocities of the numbers among `P`, in units per second. */
export type Velocities<P> = {
  readonly [K in keyof P]?: P[K] extends string | undefined
    ? undefined
    : P[K] extends number | undefined
      ? number | undefined
      : Velocities<P[K]> | undefined;
};

/** Options of {@link springTo}. */
export type SpringToOptions<P> = (Stiffness | Bounce) &
  ValueOptions & {
    /**
     * The initial velocity of numbers in units per second, nested as the values, for example at the end of a drag; by
     * default 0.
     */
    readonly velocity?: Velocities<NoInfer<P>> | undefined;
  };

/**
 * Animates values of a target to others with a damped spring, released at rest or with a velocity. It takes as long as
 * the spring needs to settle, which is known beforehand: it can be sequenced, staggered and scrubbed like any other
 * action. Played by itself with a velocity, it goes on: its first frame counts.
 *
 * It follows the spring's closed form to six digits of the distance, the same at any frame rate. When less than a
 * ten-thousandth of the distance is left, it is exactly at the goals.
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { cssValues, springTo } from 'rx-motion';
 *
 * const card = { x: 0, color: 'white' };
 * const pull = springTo({ x: 100, color: 'navy' }, { stiffness: 200, damping: 12, mix: cssValues() });
 * from([0, 0.2, pull.duration]).pipe(pull.on(card)).subscribe();
 * card; // => { x: 100, color: 'navy' }
 * springTo({ x: 100 }, { duration: 0.5 }).duration; // => 0.99…
 *
 * // Thrown: it flies on, and comes back.
 * from([0, 0.1]).pipe(springTo({ x: 100 }, { velocity: { x: 900 } }).on(card)).subscribe();
 * card.x; // => 125.61…
 * ```
 *
 * @param values The goals, nested as in the target: numbers, colours, texts of the same form. A width or height of the
 * target of an element may be `'auto'` or `'*'`, as in {@link resizeTo}.
 * @param spring `{ stiffness, damping, mass }`, or `{ duration, bounce }`, in which `duration` is roughly how long it
 * takes to get there; the initial velocity; and what animates colours and texts, as in {@link to}.
 * @throws RangeError and TypeError as for {@link to}; RangeError when a number of the spring is out of range, TypeError
 * when both forms are mixed, or when a velocity is given for anything but a number of the values.
 * @see {@link springCurve}, for any other action, and `spring` of `rx-motion/stream`, whose goal may change on the way.
 */
export function springTo<P extends Values<P> & SizeValues>(
  values: P,
  spring: SpringToOptions<P> = {},
): FiniteAction<HavingSizes<P>> {
  const oscillator = oscillatorOf('springTo', spring, ' mix velocity');
  const mix = mixOf('springTo', spring);
  const velocities = velocitiesOf(spring.velocity);
  const sizes = sizeWordsOf(values);
  const parts = partsOf<HavingSizes<P>>('springTo', sizes?.others ?? values, mix);
  if (velocities.size === 0) return pullFromRest(oscillator, parts, sizes, mix);
  const isNumber = ({ lens, value }: Part<never>): boolean =>
    typeof value === 'number' && sizes?.words.has(lens.name) !== true;
  const rest = pullFromRest(
    oscillator,
    parts.filter((part) => !isNumber(part)),
    sizes,
    mix,
  );
  return pullWithVelocity(oscillator, numbersOf(parts.filter(isNumber))!, velocities, rest);
}

/** The velocities by the names of their numbers, with `velocity.` before each. */
function velocitiesOf(velocity: object | undefined): Map<string, number> {
  if (velocity !== undefined) checkObject('springTo', 'velocity', velocity);
  const parts = partsOf('springTo', { velocity }, NUMBERS_ONLY);
  return new Map(parts.map(({ lens, value }) => [lens.name, value as number]));
}

/** From rest, a spring is a curve. */
function pullFromRest<T>(
  oscillator: Oscillator,
  parts: readonly Part<T>[],
  sizes: SizeWords | null,
  mix: ValueMix,
): FiniteAction<T> {
  return applyCurve(straightTo(oscillator.settling, parts, sizes, mix), curveOf(oscillator));
}

function straightTo<T>(
  duration: Seconds,
  parts: readonly Part<T>[],
  sizes: SizeWords | null,
  mix: ValueMix,
): FiniteAction<T> {
  if (sizes === null) return animateParts('springTo', duration, parts, mix);
  const numbers = numbersOf(parts);
  if (numbers !== undefined) return straightToSizes('springTo', duration, numbers, sizes.words);
  throw new TypeError('springTo: strings cannot be animated together with a size such as "auto"');
}

/**
 * Pulls numbers with their velocities.
 *
 * @param velocities By the names of the numbers; 0 if missing.
 * @param rest What animates the other values.
 */
function pullWithVelocity<T>(
  oscillator: Oscillator,
  goals: GivenNumbers<T>,
  velocities: ReadonlyMap<string, number>,
  rest: FiniteAction<T>,
): FiniteAction<T> {
  const names = goals.lenses.list.map(({ name }) => `velocity.${name}`);
  for (const name of velocities.keys())
    if (!names.includes(name)) throw new TypeError(`springTo: only a number may have a velocity, got ${name}`);
  const speeds = names.map((name) => velocities.get(name) ?? 0);
  const calm = rest as FiniteAction<T> & Pick<LeafMotion<T>, 'effectOn'>;
  const curve = curveOf(oscillator);
  return leaf('springTo', oscillator.settling, (target): InnerEffect => {
    const writer = Writer.on('springTo', goals.lenses, target, 'owns');
    const { found } = writer;
    const others = calm.effectOn(target);
    return {
      update(progress) {
        const { sine, cosine } = oscillator.swing(progress * oscillator.settling);
        const byOffset = cosine + oscillator.decay * sine;
        for (let index = 0; index < found.length; index++) {
          const [start, goal] = [found[index]!, goals.values[index]!];
          const between = goal + (start - goal) * byOffset + speeds[index]! * sine;
          writer.put(index, progress >= 1 ? goal : progress > 0 ? between : start);
        }
        others.update(curve(progress));
      },
      undo() {
        found.forEach((start, index) => writer.put(index, start));
        undo(others);
      },
      attach: countFirstFrame,
    };
  });
}
