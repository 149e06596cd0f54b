import type { Seconds } from '../clock/seconds.js';
import { justAfter, justBefore } from '../math/neighbours.js';
import type { Motion } from '../motion/motion.js';
import { MOST_REPEATS, NANOSECOND, nextChange } from '../time/changes.js';
import { Merge } from '../time/merge.js';
import type { Playhead } from '../time/playhead.js';
import type { Cell } from './cell.js';
import type { Score, ScoreCall, Unread } from './plan.js';
import { messageOf, Recording } from './recording.js';
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
  readonly #motion: Motion<object>;
  readonly #recording: Recording;
  readonly #calls: ScoreCall[] = [];
  readonly #left: Unread[] = [];
  /** The cells with an open piece, and those written at the current time: few, even with many targets. */
  readonly #touched = new Set<Cell>();

  constructor(motion: Motion<object>, target: object) {
    this.#motion = motion;
    this.#recording = new Recording(motion, target);
  }

  /** Reads up to a time, or to where it fails. */
  read(end: Seconds): Pick<Score, 'until' | 'targets' | 'tracks' | 'calls' | 'left'> {
    const until = this.#readUntil(end);
    const cells = [...this.#recording.cells.values()];
    for (const { target, property, isOpaque } of cells)
      if (isOpaque) this.#left.push({ kind: '', target, property, start: 0, reason: 'its values are objects' });
    const tracks = cells.filter(({ isOpaque }) => !isOpaque).map((cell) => cell.trackUntil(until));
    tracks.sort((one, other) => one.target - other.target);
    return { until, targets: this.#recording.targets, tracks, calls: this.#calls, left: this.#left };
  }

  #readUntil(until: Seconds): Seconds {
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
        // What writes until then shows just before: an effect need not write everything at every time.
        this.#seek(justBefore(next), time);
        this.#cut(time, this.#recording.writers);
        this.#show(next);
        time = next;
      }
    } catch (error) {
      this.#left.push({ kind: this.#motion.kind, target: 0, start: time, reason: messageOf(error) });
      // A run that has failed is not used again.
      this.#recording.restart();
    }
    this.#cut(time, new Map());
    return time;
  }

  /** When something starts or ends next. */
  #changeAfter(time: Seconds, until: Seconds): Seconds {
    const { run } = this.#recording;
    const { step, origin } = looksAt(run, { step: Infinity, origin: 0 });
    const least = Math.max(step, (until - time) / MOST_LOOKS);
    for (let look = time; ;) {
      const next = step < Infinity ? origin + (Math.floor((look - origin) / least) + 1) * least : until;
      look = Math.min(until, next > look ? next : look + least);
      const change = nextChange(run, look);
      if (change <= look || look === until) return change;
    }
  }

  #show(time: Seconds): void {
    const { written } = this.#recording;
    this.#seek(time, time);
    for (const cell of written.keys()) this.#touched.add(cell);
    for (const cell of this.#touched) cell.note(written.get(cell));
  }

  /** Ends pieces and begins others where their writers change. */
  #cut(time: Seconds, writers: ReadonlyMap<Cell, readonly Writing[]>): void {
    const recording = this.#recording;
    const show = (at: Seconds): void => {
      if (recording.run.time !== at) recording.show(at);
    };
    for (const cell of writers.keys()) this.#touched.add(cell);
    for (const cell of this.#touched) if (!cell.cut(time, writers.get(cell) ?? [], show)) this.#touched.delete(cell);
  }

  /** Shows a time. @param start The time since which its calls and omissions count. */
  #seek(time: Seconds, start: Seconds): void {
    const recording = this.#recording;
    recording.show(time);
    for (const call of recording.calls) this.#calls.push({ time: start, ...call });
    for (const omitted of recording.omitted) {
      const { kind, target } = omitted;
      const isKnown = this.#left.some((it) => it.kind === kind && it.target === target && it.start === start);
      if (!isKnown) this.#left.push({ start, ...omitted });
    }
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
