import { distinctUntilChanged, type MonoTypeOperatorFunction, pipe } from 'rxjs';
import type { Seconds } from '../clock/seconds.js';
import { checkEither, checkNotNegative, checkOptions, checkString } from '../math/check.js';
import { commonLength } from '../math/common-length.js';
import { wholeUnits } from '../math/whole-units.js';
import { pursue, type Pursuit, type PursuitOptions } from './pursue.js';
import { type FindEnds, findEndsOf, type TextUnit } from './text-units.js';

/** Options of {@link revealed}. */
export interface RevealedOptions extends PursuitOptions {
  /** The longest time from a text's arrival until all of it is shown; by default 0.3. */
  readonly lag?: Seconds | undefined;
  /** What appears at a time; by default a grapheme. */
  readonly unit?: TextUnit | undefined;
}

/**
 * Maps a text that grows in bursts, such as the answer of a language model, to the part of it that is shown, which
 * grows steadily.
 *
 * The source emits the text so far. What is shown is its beginning, in whole graphemes, words or lines. The pace is the
 * lowest at which everything is shown at most `lag` seconds after it has arrived; it is a function of time, the same at
 * any frame rate. When all is shown, no frames are requested. If a shown part is changed, the new text is shown from
 * what both have in common. It completes when all is shown, after its source; before an error, all is shown.
 *
 *     text$              abcdef-------------     frames every column, 0.1 s each
 *     revealed()         ''-ab-abcd-abcdef--
 *
 * ```ts
 * import { Subject, scan } from 'rxjs';
 * import { revealed } from 'rx-motion/stream';
 *
 * const token$ = new Subject<string>();
 * const frame$ = new Subject<number>();
 * const seen: string[] = [];
 * token$
 *   .pipe(
 *     scan((all, token) => all + token, ''),
 *     revealed({ lag: 0.3, frame$ }),
 *   )
 *   .subscribe((text) => seen.push(text));
 * token$.next('Hi 👩‍👧');
 * for (const dt of [0, 0.1, 0.1, 0.1]) frame$.next(dt); // the first frame adds no time
 * seen; // => ['', 'H', 'Hi', 'Hi 👩‍👧']
 * ```
 *
 * @param options How far it may lag behind, in what units, and the clock. While motion is reduced, the text passes
 * through.
 * @throws RangeError when `lag` is negative or `unit` unknown; TypeError when an option is of the wrong kind. At run
 * time, through the error channel, a TypeError when a value is not a string.
 */
export function revealed(options: RevealedOptions = {}): MonoTypeOperatorFunction<string> {
  const { lag = 0.3, unit = 'grapheme' } = checkOptions('revealed', options, 'frame$ lag reduced$ unit');
  checkNotNegative('revealed', 'lag', lag);
  checkEither('revealed', 'unit', unit, ['grapheme', 'word', 'line']);
  const findEnds = findEndsOf(unit);
  return pipe(
    pursue<string>('revealed', options, (text) => {
      const reveal = new Reveal(lag, findEnds);
      reveal.aim(0, text);
      return reveal;
    }),
    distinctUntilChanged(),
  );
}

/** When a number of units must be shown. */
interface Deadline {
  readonly count: number;
  readonly at: Seconds;
}

/** How much of a text is shown as a function of time: at any moment, the lowest pace that meets all deadlines. */
class Reveal implements Pursuit<string> {
  readonly keepsAll = true;
  readonly #lag: Seconds;
  readonly #findEnds: FindEnds;
  #text = '';
  /** Where each unit of the text ends. */
  readonly #ends: number[] = [];
  /** How many units are shown, and the part of the next one that is due. */
  #position = 0;
  #time: Seconds = 0;
  /** In the order of their times and counts. */
  #deadlines: Deadline[] = [];

  constructor(lag: Seconds, findEnds: FindEnds) {
    this.#lag = lag;
    this.#findEnds = findEnds;
  }

  get rest(): Seconds {
    return this.#deadlines.at(-1)?.at ?? this.#time;
  }

  get #count(): number {
    return wholeUnits(this.#position);
  }

  valueAt(time: Seconds): string {
    this.#goTo(time);
    return this.#text.slice(0, this.#ends[this.#count - 1] ?? 0);
  }

  aim(time: Seconds, text: string): boolean {
    checkString('revealed', 'the text', text);
    if (text === this.#text) return false;
    const ends = this.#ends;
    const shown = this.valueAt(time).length;
    const kept = commonLength(this.#text, text);
    this.#text = text;
    const part = this.#position - this.#count;
    this.#findEnds(text, ends, kept);
    this.#position = kept < shown ? countUntil(ends, kept + 1) : countUntil(ends, shown) + (shown > 0 ? 1 : 0) + part;
    const most = countUntil(ends, kept) + 1;
    const due = time + this.#lag;
    this.#deadlines = this.#deadlines
      .filter(({ at }) => at < due)
      .map(({ count, at }) => ({ count: Math.min(count, most), at }))
      .concat({ count: ends.length, at: due });
    this.#dropMet();
    // Without a lag, it is due now.
    this.#goTo(time);
    return true;
  }

  #goTo(time: Seconds): void {
    while (this.#deadlines.length > 0 && (this.#time < time || this.#deadlines[0]!.at <= time)) {
      const position = this.#position;
      const paceTo = ({ count, at }: Deadline): number => (count - position) / (at - this.#time);
      const next = this.#deadlines.reduce((best, one) => (paceTo(one) >= paceTo(best) ? one : best));
      if (next.at > time) {
        this.#position += paceTo(next) * (time - this.#time);
        break;
      }
      this.#position = next.count;
      this.#time = next.at;
      this.#dropMet();
    }
    this.#time = Math.max(this.#time, time);
    this.#dropMet();
  }

  /** Leaves out the deadlines that are met. */
  #dropMet(): void {
    const met = this.#count;
    this.#deadlines = this.#deadlines.filter(({ count }) => count > met);
  }
}

/** How many units end before `offset`. */
function countUntil(ends: readonly number[], offset: number): number {
  let count = ends.length;
  while (count > 0 && ends[count - 1]! >= offset) count--;
  return count;
}
