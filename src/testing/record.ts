import { Observable, share, tap } from 'rxjs';
import { checkObject } from '../math/check.js';
import { checkObservable } from '../clock/check-observable.js';
import { hotClock } from '../clock/clock.js';
import { SharedInput } from './shared-input.js';

/** Streams by name: frames, clicks, answers of a server; all that comes into a program from outside. */
export type Inputs = Readonly<Record<string, Observable<unknown>>>;

/**
 * One thing that an input did: it emitted a value, completed, or failed. A value is `present` when it was there at the subscription,
 * like that of a BehaviorSubject; later subscribers were given the last one.
 */
export type LogEntry =
  | { readonly input: string; readonly value: unknown; readonly present?: true }
  | { readonly input: string; readonly completed: true }
  | { readonly input: string; readonly error: unknown };

/** All that the inputs did, in its order. Plain data, as far as the values are: `JSON.stringify` makes a bug report of it. */
export interface Log<I extends Inputs = Inputs> {
  readonly inputs: readonly (keyof I & string)[];
  readonly entries: readonly LogEntry[];
}

/** What is recorded. */
export interface Recording<I extends Inputs> {
  /**
   * The same streams, to be used in place of the originals. What all of their subscribers share is written down once; a stream that
   * runs for each of them by itself is shared, too, until it ends.
   */
  readonly inputs: I;
  /** Grows as long as somebody is subscribed. */
  readonly log: Log<I>;
}

/**
 * Writes down what comes into a program, so that {@link replay} can run the same again, bit for bit.
 *
 * Record what comes from outside only: streams that the program feeds itself are fed again by the replayed run.
 *
 * ```ts
 * import { Subject, of } from 'rxjs';
 * import { moveTo, play } from 'rx-motion';
 * import { record, replay } from 'rx-motion/testing';
 *
 * const { inputs, log } = record({ frame$: of(0.016, 0.017, 0.0165) });
 * const ship = { x: 0, y: 0 };
 * play(moveTo(1, { x: 100, y: 0 }), ship, inputs.frame$).subscribe();
 *
 * const report = JSON.stringify(log);
 * const again = replay<typeof inputs>(JSON.parse(report));
 * const copy = { x: 0, y: 0 };
 * play(moveTo(1, { x: 100, y: 0 }), copy, again.inputs.frame$).subscribe();
 * again.run();
 * copy.x === ship.x; // => true
 * ```
 *
 * @param inputs Streams by name. Values are kept as they are: map events to plain data first. JSON knows neither -0 nor NaN.
 * @throws TypeError when an input is not an observable.
 */
export function record<I extends Inputs>(inputs: I): Recording<I> {
  const entries: LogEntry[] = [];
  const recorded = Object.entries(checkObject('record', 'inputs', inputs)).map(([input, source$]) => {
    checkObservable('record', input, source$);
    let shared$: SharedInput;
    const written$ = new Observable<unknown>((subscriber) => {
      let isSubscribing = true;
      source$
        .pipe(
          tap({
            next: (value) => {
              shared$.hasPresent ||= isSubscribing;
              entries.push(isSubscribing ? { input, value, present: true } : { input, value });
            },
            complete: () => entries.push({ input, completed: true }),
            error: (error: unknown) => entries.push({ input, error }),
          }),
        )
        .subscribe(subscriber);
      isSubscribing = false;
    });
    return [input, hotClock(written$.pipe(share({ connector: () => (shared$ = new SharedInput()) })))];
  });
  return { inputs: Object.fromEntries(recorded) as I, log: { inputs: Object.keys(inputs), entries } };
}
