import { Observable, share, tap } from 'rxjs';
import { hotClock } from '../clock/clock-of.js';
import { checkObservable } from '../clock/observable-of.js';
import { checkCount, checkFunction, checkObject, checkOptions } from '../math/check.js';
import { VERSION } from './check-log.js';
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
  /** Of its format. */
  readonly version?: 1 | undefined;
  readonly inputs: readonly (keyof I & string)[];
  readonly entries: readonly LogEntry[];
  /** What the events have led to by now, as the option `watch` returns it. */
  readonly outcome?: unknown;
  /** Whether there were more events than it may have. */
  readonly isCut?: boolean | undefined;
}

/** What {@link record} keeps. */
export interface RecordOptions {
  /** Returns what the program shows, as plain data. Called when the log is written. */
  readonly watch?: (() => unknown) | undefined;
  /** The most events; 100,000 by default, which are 28 minutes at 60 frames a second. Later ones are left out. */
  readonly most?: number | undefined;
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
 * @param options What to watch, and how many events to keep.
 * @throws TypeError when an input is not an observable, or `watch` not a function; RangeError when `most` is not a whole
 * number from 1.
 * @see {@link toTest}, which makes a test of the log.
 */
export function record<I extends Inputs>(inputs: I, options: RecordOptions = {}): Recording<I> {
  const { watch, most = 100_000 } = checkOptions('record', options, 'most watch');
  if (watch !== undefined) checkFunction('record', 'watch', watch);
  checkCount('record', 'most', most, 1);
  const entries: LogEntry[] = [];
  let isCut = false;
  const note = (entry: LogEntry): void => {
    if (entries.length < most) entries.push(entry);
    else isCut = true;
  };
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
              note(isSubscribing ? { input, value, present: true } : { input, value });
            },
            complete: () => note({ input, completed: true }),
            error: (error: unknown) => note({ input, error }),
          }),
        )
        .subscribe(subscriber);
      isSubscribing = false;
    });
    return [input, hotClock(recorded$.pipe(share({ connector: () => (shared$ = new SharedInput()) })))];
  });
  const log: Log<I> = {
    version: VERSION,
    inputs: Object.keys(inputs),
    entries,
    // Neither is in JSON while it is undefined.
    get outcome() {
      return watch?.();
    },
    get isCut() {
      return isCut || undefined;
    },
  };
  return { inputs: Object.fromEntries(recorded) as I, log };
}
