import type { Seconds } from '../clock/seconds.js';
import type { LazyText } from '../lines/recorder.js';
import type { Line } from '../time/effect.js';
import type { ScorePiece, ScoreTrack, ScoreValue } from './plan.js';
import type { Writing } from './writing.js';

/** A text that the browser computes when it is needed. */
export class DelayedText implements LazyText {
  readonly #compute: () => unknown;

  constructor(compute: () => unknown) {
    this.#compute = compute;
  }

  toString(): string {
    return String(this.#compute());
  }
}

/** What is recorded for a value of a copy. */
export type Recorded = ScoreValue | DelayedText;

/** A piece that has not ended. */
interface OpenPiece {
  readonly start: Seconds;
  readonly from: Recorded;
  readonly writings: readonly Writing[];
  /** If it is a line: how it was at the start. */
  readonly line: Line | undefined;
}

/** One value of a copy, and its track as far as it has been read. */
export class Cell {
  readonly target: number;
  readonly property: string;
  readonly found: Recorded;
  value: Recorded;
  /** What has shown it last. */
  writing: Writing | null = null;
  /** Whether its value has ever been an object, which a score cannot contain. */
  isOpaque = false;
  readonly #pieces: ScorePiece[] = [];
  #open: OpenPiece | null = null;
  /** What ends at the time that is being read ends with this value. */
  #before: Recorded;
  /** The value at that time. */
  #now: Recorded;
  /** The value that the pieces so far end with. */
  #held: Recorded;

  constructor(target: number, property: string, found: Recorded) {
    this.target = target;
    this.property = property;
    this.found = this.value = this.#before = this.#now = this.#held = found;
  }

  /** Notes the value at a time. @param first The first one that was written at that time, if one was. */
  note(first: Recorded = this.value): void {
    this.#before = first;
    this.#now = this.value;
  }

  /**
   * Ends a piece, and begins another, where its writers change.
   *
   * @param show Shows another time of the action.
   * @returns Whether a piece is open now.
   */
  cut(time: Seconds, writings: readonly Writing[], show: (time: Seconds) => void): boolean {
    const open = this.#open;
    if (open !== null) {
      if (isSame(open.writings, writings)) return true;
      this.#close(open, time, show);
    }
    if (writings.length > 0) {
      this.#open = { start: time, from: this.#now, writings, line: this.#lineOf(writings) };
      return true;
    }
    this.#open = null;
    if (!Object.is(this.#now, this.#held)) {
      const value = shownOf((this.#held = this.#now));
      this.#pieces.push({ start: time, end: time, from: value, to: value, writers: [] });
    }
    return false;
  }

  /** @param until The time up to which all was read. */
  trackUntil(until: Seconds): ScoreTrack {
    const { target, property, found } = this;
    const pieces = this.#pieces.map((piece, index, { [index + 1]: next }) => closeGap(piece, next?.start ?? until));
    return { target, property, found: shownOf(found), pieces };
  }

  #close({ start, from, writings, line }: OpenPiece, end: Seconds, show: (time: Seconds) => void): void {
    if (end === start) return;
    this.#held = this.#before;
    const writers = writings.map(({ plain }) => plain);
    const [writing] = writings as [Writing];
    const last = this.#lineOf(writings);
    // If anything else has moved a line of numbers meanwhile, it is not straight.
    if (typeof last?.from === 'number' && last.from === line?.from && writing.isWhole(start, end)) {
      const { curve } = writing;
      this.#pieces.push({ start, end, from: last.from, to: last.to, ...(curve && { curve }), writers });
      return;
    }
    const shownAt = (time: Seconds): this => {
      show(time);
      return this;
    };
    const tween = typeof last?.from === 'string' && {
      from: last.from,
      to: String(last.to),
      progressAt: (time: Seconds) => shownAt(time).writing!.progress,
    };
    const course = (time: Seconds): ScoreValue => shownOf(shownAt(time).value);
    const ends = { from: shownOf(from), to: shownOf(this.#before) };
    this.#pieces.push({ start, end, ...ends, course, ...(tween && { tween }), writers });
  }

  /** The line on which one effect alone shows the value. */
  #lineOf(writings: readonly Writing[]): Line | undefined {
    return writings.length === 1 ? writings[0]!.lineOf(this.property) : undefined;
  }
}

function shownOf(value: Recorded): ScoreValue {
  return value instanceof DelayedText ? String(value) : value;
}

function isSame(one: readonly Writing[], other: readonly Writing[]): boolean {
  return one.length === other.length && one.every((writing, index) => writing === other[index]);
}

/** The longest gap that rounding makes, as a part of the time. */
const GAP = 1e-6;

/** Where a curve is flat, rounding ends what is in it just before its end: then it ends where the next one starts. */
function closeGap(piece: ScorePiece, next: Seconds): ScorePiece {
  return piece.course !== undefined && next - piece.end < GAP * next ? { ...piece, end: next } : piece;
}
