import { Observable, share, tap } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { hotClock } from '../clock/clock.js';
import { checkObject } from '../math/check.js';
import { SharedInput } from './shared-input.js';

/** Streams by name: frames, clicks, responses of a server; everything that comes from outside the program. */
export type Inputs = Readonly<Record<string, Observable<unknown>>>;

/**
 * An event of an input: it emitted a value, completed, or failed. A value is `present` if it was emitted on
 * subscription, as by a BehaviorSubject; later subscribers got the last one.
 */
export type LogEntry =
  | { readonly input: string; readonly value: unknown; readonly present?: true | undefined }
  | { readonly input: string; readonly completed: true }
  | { readonly input: string; readonly error: unknown };

/** All events of the inputs, in order. Plain data if the values are: `JSON.stringify` turns it into a bug report. */
export interface Log<I extends Inputs = Inputs> {
  readonly inputs: readonly (keyof I & string)[];
  readonly entries: readonly LogEntry[];
}

/** Recorded inputs and their log. */
export interface Recording<I extends Inputs> {
  /**
   * The same streams, to be used instead of the originals. Their subscribers share one subscription until the stream
   * ends, so each event is recorded once, also of cold streams.
   */
  readonly inputs: I;
  /** Grows while there is a subscriber. */
  readonly log: Log<I>;
}

/**
 * Records the inputs of a program, so that {@link replay} can repeat a run bit for bit.
 *
 * Record only what comes from outside: streams fed by the program itself are fed again in the replayed run.
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
 * @param inputs Streams by name. Values are not copied: map events to plain data first. JSON has neither -0 nor NaN.
 * @throws TypeError when an input is not an observable.
 */
export function record<I extends Inputs>(inputs: I): Recording<I> {
  const entries: LogEntry[] = [];
  const recorded = Object.entries(checkObject('record', 'inputs', inputs)).map(([input, source$]) => {
    checkObservable('record', input, source$);
    let shared$: SharedInput;
    const recorded$ = new Observable<unknown>((subscriber) => {
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
    return [input, hotClock(recorded$.pipe(share({ connector: () => (shared$ = new SharedInput()) })))];
  });
  return { inputs: Object.fromEntries(recorded) as I, log: { inputs: Object.keys(inputs), entries } };
}
