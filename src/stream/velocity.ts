import { defer, map, type OperatorFunction, type Timestamp } from 'rxjs';
import { checkFinite, checkObject } from '../math/check.js';
import type { InterpolatedValue } from './interpolated-value.js';

/** A number, or a record of numbers, such as a point. */
export type Measurable<V> = number | { readonly [K in keyof V]: number };

/**
 * Adds its velocity to each value of a stream: how fast it has changed in the last tenth of a second.
 *
 * Later changes weigh more: the weight falls in a straight line to 0 at a tenth of a second ago. After a rest of a tenth
 * of a second, the velocity is 0. It takes what RxJS's `timestamp()` emits, and keeps what else there is in it.
 *
 *     time       0----10---20---------200--
 *     value      0----4----8----------8----
 *     velocity   0----400--400--------0----
 *
 * ```ts
 * import { from } from 'rxjs';
 * import { velocity } from 'rx-motion/stream';
 *
 * const seen: number[] = [];
 * from([
 *   { value: 0, timestamp: 0 },
 *   { value: 4, timestamp: 10 },
 *   { value: 8, timestamp: 20 },
 *   { value: 8, timestamp: 200 },
 * ])
 *   .pipe(velocity())
 *   .subscribe((sample) => seen.push(sample.velocity));
 * seen; // => [0, 400, 400, 0]
 * ```
 *
 * @returns An operator on `{ value, timestamp }`: a number, or a record of numbers, and milliseconds, such as
 * the `timeStamp` of an event. It adds `velocity`, in the value's form, in units per second. While nothing is emitted,
 * the velocity is not known: it changes with the next value only. At run time, through the error channel, a TypeError
 * when a value has another form, a RangeError when a number is not finite.
 * @see {@link landing}, where something comes to rest that has a velocity.
 */
export function velocity<V extends Measurable<V>, T extends Timestamp<V> = Timestamp<V>>(): OperatorFunction<
  T,
  T & { readonly velocity: InterpolatedValue<T['value']> }
> {
  return (sample$) =>
    defer(() => {
      let recent: Measured[] = [];
      return sample$.pipe(
        map((sample) => {
          const { value, timestamp: at } = checkObject('velocity', 'a sample', sample);
          const isNumber = typeof value === 'number';
          const numbers: Readonly<Record<string, number>> = isNumber
            ? { value }
            : checkObject('velocity', 'value', value as never);
          checkFinite('velocity', 'timestamp', at);
          recent = recent.filter((one) => one.at > at - RECENT && one.at <= at).concat({ at, numbers });
          const of = (key: string): number => perSecond(recent, key);
          return {
            ...sample,
            velocity: isNumber ? of('value') : Object.fromEntries(Object.keys(numbers).map((key) => [key, of(key)])),
          };
        }),
      );
    }) as never;
}

/** The last milliseconds, which count. */
const RECENT = 100;

/** The numbers of a value, and when it came. */
interface Measured {
  readonly at: number;
  readonly numbers: Readonly<Record<string, number>>;
}

/** The mean velocity of one number, which ends now. */
function perSecond(recent: readonly Measured[], key: string): number {
  let [last] = recent as [Measured];
  const { at: now } = recent.at(-1)!;
  let distance = 0;
  let time = 0;
  for (const next of recent) {
    // Twice its mean: whole, if the times are.
    const weight = 2 * (RECENT - now) + last.at + next.at;
    distance += weight * (checkFinite('velocity', key, next.numbers[key]!) - last.numbers[key]!);
    time += weight * (next.at - last.at);
    last = next;
  }
  return time > 0 ? (1000 * distance) / time : 0;
}
