import type { Seconds } from '../clock/seconds.js';
import { justAfter, justBefore } from '../math/neighbours.js';
import type { Motion } from '../motion/motion.js';
import { MOST_REPEATS, NANOSECOND, nextChange } from '../time/changes.js';
import { CLOSED } from '../time/edges.js';
import { Merge } from '../time/merge.js';
import type { Playhead } from '../time/playhead.js';
import { Run } from '../time/run.js';
import type { ScoreCall, ScoreTrack, Unread } from './plan.js';
import type { Recorded } from './recorded-style.js';
import { type Cell, messageOf, Recording } from './recording.js';
import { Tracks } from './tracks.js';
import type { Writing } from './writing.js';

/** The limit for a motion that repeats something too short to be read. */
const MOST_ENDS = 100_000;

/** How many times a curve is looked at: it may go forth and back. */
const LOOKS = 256;
/** And how many times at most in all, if a short curve lies in something long. */
const MOST_LOOKS = 4096;

/**
 * Runs an action on copies of its targets, from one start or end in it to the next, and sees what each effect writes.
 *
 *     seen at   0        0.5             1.25          2
 *     leaves    ^--------!               ^-------------!
 *                        ^---------------!
 */
export class Reading {
  /** Its targets: first the given one, then others in the order in which they start. */
  readonly targets: readonly object[];
  readonly calls: ScoreCall[] = [];
  readonly left: Unread[] = [];
  readonly #tracks: Tracks;
  readonly #motion: Motion<object>;
  readonly #target: object;
  #recording!: Recording;
  #run!: Run<object>;
  /** The time up to which it could be read. */
  readonly until: Seconds;

  constructor(motion: Motion<object>, target: object, until: Seconds) {
    this.#motion = motion;
    this.#target = target;
    this.#tracks = new Tracks((cell, time) => this.#valueAt(cell, time));
    this.#open();
    this.targets = this.#recording.targets;
    this.until = this.#read(until);
  }

  get tracks(): readonly ScoreTrack[] {
    return this.#tracks.all;
  }

  #open(): void {
    this.#recording = new Recording();
    this.#run = new Run(this.#motion, this.#recording.copyOf(this.#target), CLOSED);
  }

  #valueAt({ target, property, found }: Cell, time: Seconds): Recorded {
    if (this.#run.time !== time) this.#run.seek(time);
    const cell = this.#recording.cells.get(`${target} ${property}`);
    return cell === undefined ? found : cell.value;
  }

  #read(until: Seconds): Seconds {
    let time: Seconds = 0;
    let repeats = 0;
    try {
      this.#show(0);
      for (let count = 0; time < until; count++) {
        if (count === MOST_ENDS) throw new RangeError(`up to here it has more than ${MOST_ENDS} parts`);
        const change = this.#changeAfter(time, until);
        repeats = change > time + NANOSECOND ? 0 : repeats + 1;
        const least = repeats < MOST_REPEATS ? justAfter(time) : time + NANOSECOND * 2 ** (repeats - MOST_REPEATS);
        const next = Math.min(until, Math.max(change, least));
        this.#tracks.noteWriters(time, this.#look(next));
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

  /** When something starts or ends next. */
  #changeAfter(time: Seconds, until: Seconds): Seconds {
    const { step, origin } = looksAt(this.#run, { step: Infinity, origin: 0 });
    const least = Math.max(step, (until - time) / MOST_LOOKS);
    for (let look = time; ;) {
      const next = step < Infinity ? origin + (Math.floor((look - origin) / least) + 1) * least : until;
      look = Math.min(until, next > look ? next : look + least);
      const change = nextChange(this.#run, look);
      if (change <= look || look === until) return change;
    }
  }

  #show(time: Seconds): void {
    const recording = this.#recording;
    recording.mark();
    this.#run.seek(time);
    this.#tracks.noteWritten(recording.written);
    this.#note(time);
  }

  /** What writes each cell from now until a time before which nothing changes. */
  #look(next: Seconds): ReadonlyMap<Cell, readonly Writing[]> {
    const { shown } = this.#recording;
    const isPlain = [...shown].every(({ isLive, line }) => !isLive || line !== undefined);
    const writers = writersOf(shown);
    if (isPlain && [...writers.values()].every(({ length }) => length === 1)) return writers;
    // Shows the values just before the end. An effect need not write everything at every time.
    this.#run.seek(justBefore(next));
    return writersOf(shown);
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

/** Where to look. */
interface Looks {
  readonly step: Seconds;
  /** One of the times. */
  readonly origin: Seconds;
}

/** The times to look at the shortest of the curves under a playhead; they include its middle. */
function looksAt({ live }: Playhead, others: Looks): Looks {
  const inner = live?.playheads?.() ?? [];
  const step = inner.length === 0 || live instanceof Merge ? Infinity : (live!.end - live!.start) / LOOKS;
  return inner.reduce((looks, it) => looksAt(it, looks), step < others.step ? { step, origin: live!.start } : others);
}

/** The writers of each cell, in their order. */
function writersOf(shown: ReadonlySet<Writing>): Map<Cell, Writing[]> {
  const writers = new Map<Cell, Writing[]>();
  for (const writing of shown)
    if (writing.isLive)
      for (const cell of writing.cells) {
        const before = writers.get(cell);
        if (before === undefined) writers.set(cell, [writing]);
        else before.push(writing);
      }
  return writers;
}
