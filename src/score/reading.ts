import type { Composed } from '../action/composed.js';
import type { Motion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import { CLOSED } from '../time/edges.js';
import { Run } from '../time/run.js';
import type { Span } from '../time/span.js';
import type { ScoreCall, ScoreTrack, ScoreValue, Unread } from './plan.js';
import { type Cell, Recording, messageOf } from './recording.js';
import { justBefore } from './sample-at.js';
import { Tracks } from './tracks.js';
import { type Starts, isLeaf, lineOf, motionUnder, startsOf, writerOf } from './writers.js';

/** How many times a span that hides its parts, such as a sequence along a curve, is sampled between two ends. */
const LOOKS = 16;

/** The limit for a motion that repeats something too short to be read. */
const MOST_ENDS = 100_000;

/**
 * Runs an action on copies of its targets, from one end of a span to the next, and sees what each live span writes.
 *
 *     seen at   0        0.5             1.25          2
 *     spans     ^--------!               ^-------------!
 *                        ^---------------!
 */
export class Reading {
  readonly calls: ScoreCall[] = [];
  readonly left: Unread[] = [];
  readonly #tracks: Tracks;
  readonly #motion: Motion<object>;
  readonly #target: object;
  /** The cells that each span was seen to write. */
  readonly #seen = new WeakMap<Span, ReadonlySet<Cell>>();
  /** The motion of each live span, noted early: rounding may end it just before the time to which it is read. */
  readonly #motions = new WeakMap<Span, Composed<never>>();
  #recording!: Recording;
  #run!: Run<object>;
  /** The time up to which it could be read. */
  readonly until: Seconds;

  constructor(motion: Motion<object>, target: object, until: Seconds) {
    this.#motion = motion;
    this.#target = target;
    this.#tracks = new Tracks(
      (cell, time) => this.#valueAt(cell, time),
      (span) => writerOf(span, this.#motions.get(span)!, this.#recording.kinds),
    );
    this.#open();
    this.until = this.#read(until);
  }

  get targets(): readonly object[] {
    return this.#recording.targets;
  }

  get tracks(): readonly ScoreTrack[] {
    return this.#tracks.all;
  }

  #open(): void {
    this.#recording = new Recording();
    this.#run = new Run(this.#motion, this.#recording.copyOf(this.#target), CLOSED);
  }

  #valueAt({ target, property, found }: Cell, time: Seconds): ScoreValue {
    if (this.#run.time !== time) this.#run.seek(time);
    const cell = this.#recording.cells.get(`${target} ${property}`);
    return cell === undefined ? found : cell.value;
  }

  #read(until: Seconds): Seconds {
    let time: Seconds = 0;
    try {
      this.#show(0);
      for (let count = 0; time < until; count++) {
        if (count === MOST_ENDS) throw new RangeError(`up to here it has more than ${MOST_ENDS} parts`);
        const next = Math.min(until, this.#nextEnd(time));
        this.#tracks.noteWriters(time, this.#look(time, next));
        this.#note(time);
        this.#show(next);
        time = next;
      }
    } catch (error) {
      this.left.push({ kind: this.#motion.kind, target: 0, start: time, reason: messageOf(error) });
      // A run that has failed is not used again.
      this.#open();
    }
    this.#tracks.noteWriters(time, new Map());
    for (const { target, property } of this.#tracks.opaque)
      this.left.push({ kind: '', target, property, start: 0, reason: 'its values are objects' });
    return time;
  }

  #show(time: Seconds): void {
    const recording = this.#recording;
    recording.mark();
    this.#run.seek(time);
    this.#tracks.noteWritten(recording.written);
    this.#note(time);
  }

  /** The spans that write each cell between two times with no end between them. */
  #look(time: Seconds, next: Seconds): ReadonlyMap<Cell, readonly Span[]> {
    const recording = this.#recording;
    const run = this.#run;
    const { written } = recording;
    const writers = new Map<Cell, Span[]>();
    const others: Span[] = [];
    const middle = time + (next - time) / 2;
    let isShared = false;
    const spans = run.collect();
    const before = new Map(spans.every(lineOf) ? [] : spans.map((span) => [span, startsOf(span)]));
    for (const span of spans) {
      this.#motions.set(span, motionUnder(span));
      const isLine = lineOf(span) !== undefined;
      let cells = this.#seen.get(span);
      if (cells === undefined || !isLine) {
        written.clear();
        span.goOn(middle);
        cells = new Set([...(cells ?? []), ...written]);
        this.#seen.set(span, cells);
      }
      if (!isLine && span.idleUntil === -Infinity) others.push(span);
      for (const cell of cells) {
        const known = writers.get(cell);
        isShared ||= known !== undefined;
        writers.set(cell, [...(known ?? []), span]);
      }
    }
    if (others.length > 0 || isShared) this.#lookInside(time, next, writers, others, before);
    return writers;
  }

  /** Looks just before the end; if spans hide their parts, also in between. */
  #lookInside(
    time: Seconds,
    next: Seconds,
    writers: Map<Cell, Span[]>,
    others: readonly Span[],
    before: ReadonlyMap<Span, Starts>,
  ): void {
    const recording = this.#recording;
    const run = this.#run;
    const hiding = others.filter((span) => !isLeaf(span));
    const looks = hiding.length > 0 ? LOOKS : 1;
    recording.written.clear();
    let from = time;
    for (let look = 1; look <= looks; look++) {
      const to = look < looks ? time + ((next - time) * look) / looks : justBefore(next);
      if (to <= from) continue;
      if (hiding.length > 0) this.#callsBetween(from, to);
      run.seek(to);
      from = to;
      // A line that has been moved has another writer, which was not seen in the middle.
      for (const [cell, [span, another]] of before.size > 0 ? writers : [])
        if (another === undefined && startsOf(span!)[cell.property] !== before.get(span!)![cell.property])
          writers.set(cell, [span!, ...others]);
    }
    // A cell that is not seen in the middle is written by a span that hides its parts.
    for (const cell of recording.written)
      if (!writers.has(cell)) writers.set(cell, [...(hiding.length > 0 ? hiding : others)]);
  }

  /** Finds the times of callbacks in spans that hide their parts. */
  #callsBetween(from: Seconds, to: Seconds): void {
    const recording = this.#recording;
    const run = this.#run;
    run.seek(from);
    recording.calls = [];
    run.seek(to);
    if (recording.calls.length === 0) return;
    const middle = from + (to - from) / 2;
    if (middle <= from || middle >= to) {
      this.#note(to);
    } else {
      this.#callsBetween(from, middle);
      this.#callsBetween(middle, to);
    }
  }

  #note(time: Seconds): void {
    const { left } = this;
    const recording = this.#recording;
    for (const recorded of recording.calls) this.calls.push({ time, ...recorded });
    for (const { kind, target, reason } of recording.omitted) {
      const isKnown = left.some((it) => it.kind === kind && it.target === target && it.start === time);
      if (!isKnown) left.push({ kind, target, start: time, reason });
    }
    recording.calls = [];
    recording.omitted = [];
  }

  /** The first time after this one at which a live span ends, or an idle one resumes. */
  #nextEnd(time: Seconds): Seconds {
    let next = Infinity;
    for (const span of this.#run.collect())
      for (const end of [span.end, span.idleUntil, span.nextEnd]) if (end > time) next = Math.min(next, end);
    return next;
  }
}
