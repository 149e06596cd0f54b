import type { Seconds } from '../clock/seconds.js';
import { justBefore } from '../math/neighbours.js';
import { Leaf } from '../motion/leaf.js';
import type { Motion } from '../motion/motion.js';
import { CLOSED } from '../time/edges.js';
import { Run } from '../time/run.js';
import type { Span } from '../time/span.js';
import { type LiveSpan, liveSpans, steadyTimes } from './live-spans.js';
import type { ScoreCall, ScoreTrack, Unread } from './plan.js';
import type { Recorded } from './recorded-style.js';
import { type Cell, messageOf, type Part, Recording } from './recording.js';
import { Tracks } from './tracks.js';
import { lineOf, wayOf, writerOf } from './writers.js';

/** The limit for a motion that repeats something too short to be read. */
const MOST_ENDS = 100_000;

/** What is known of a live span. */
interface Known {
  readonly live: LiveSpan;
  /** The cells that it was seen to write. */
  readonly cells: ReadonlySet<Cell>;
}

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
  readonly #known = new WeakMap<Span, Known>();
  #recording!: Recording;
  #run!: Run<object>;
  /** The time up to which it could be read. */
  readonly until: Seconds;

  /** Whether an error has ended it. */
  hasFailed = false;
  readonly #part: Part | undefined;

  /** @param part The targets to read; by default all. */
  constructor(motion: Motion<object>, target: object, until: Seconds, part?: Part) {
    this.#motion = motion;
    this.#target = target;
    this.#part = part;
    this.#tracks = new Tracks(
      (cell, time) => this.#valueAt(cell, time),
      (span) => writerOf(this.#known.get(span)!.live, this.#recording.kinds),
      (span) => (this.#known.get(span)!.live.isNested ? undefined : lineOf(span)),
      (spans, property) => wayOf(spans, this.#recording.ways, property),
    );
    this.#open();
    this.until = this.#read(until);
  }

  /** Its targets and when they start. The first one is the given one, even if it is not read. */
  get targets(): readonly { readonly target: object; readonly start: Seconds; readonly isRead: boolean }[] {
    const recording = this.#recording;
    return recording.targets.map((target, index) => ({
      target,
      start: recording.starts[index]!,
      isRead: recording.isRead(index),
    }));
  }

  get tracks(): readonly ScoreTrack[] {
    return this.#tracks.all;
  }

  #open(): void {
    this.#recording = new Recording(this.#part);
    this.#run = new Run(this.#motion, this.#recording.copyOf(this.#target), CLOSED);
  }

  #valueAt({ target, property, found }: Cell, time: Seconds): Recorded {
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
        const next = Math.min(until, steadyTimes(this.#run, until).to);
        this.#tracks.noteWriters(time, this.#look(time, next));
        this.#note(time);
        this.#show(next);
        time = next;
      }
    } catch (error) {
      this.hasFailed = true;
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
    recording.time = time;
    this.#run.seek(time);
    this.#tracks.noteWritten(recording.written);
    this.#note(time);
  }

  /** The spans that write each cell between two times with no end between them. */
  #look(time: Seconds, next: Seconds): ReadonlyMap<Cell, readonly Span[]> {
    const { written } = this.#recording;
    const writers = new Map<Cell, Span[]>();
    const others: Span[] = [];
    let isShared = false;
    for (const live of liveSpans(this.#run, time + (next - time) / 2)) {
      const { span } = live;
      const isLine = !live.isNested && lineOf(span) !== undefined;
      let known = this.#known.get(span);
      if (known === undefined || !isLine) {
        written.clear();
        if (!span.goOn(live.time)) showBeyond(live);
        known = { live, cells: new Set([...(known?.cells ?? []), ...written]) };
        this.#known.set(span, known);
      }
      if (!isLine && (span.idleUntil?.() ?? -Infinity) === -Infinity) others.push(span);
      for (const cell of known.cells) {
        const before = writers.get(cell);
        isShared ||= before !== undefined;
        if (before === undefined) writers.set(cell, [span]);
        else before.push(span);
      }
    }
    if (others.length === 0 && !isShared) return writers;
    // Shows the values just before the end.
    written.clear();
    this.#run.seek(justBefore(next));
    // An effect need not write everything at every time.
    for (const cell of written) if (!writers.has(cell)) writers.set(cell, others);
    return writers;
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
}

/** A curve may take a leaf beyond its ends. */
function showBeyond({ span, time, isNested }: LiveSpan): void {
  if (isNested && span instanceof Leaf && span.end > span.start && time > -Infinity) span.showTime(time);
}
