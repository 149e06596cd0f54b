import type { Playhead } from './playhead.js';
import type { Seconds } from '../clock/seconds.js';

/** The side on which a playhead left a stretch; also the step to the neighbour there. */
export type Side = 1 | -1;
export const HIGH: Side = 1;
export const LOW: Side = -1;

/**
 * What happens at the two ends of a stretch; a sum of the constants below.
 *
 * An end is *open* by default: the stretch goes on beyond it, as an overshooting curve wants it.
 */
export type Ends = number;
export const OPEN: Ends = 0;
/** The stretch is over when the playhead goes below its start. */
export const CLOSED_LOW: Ends = 1;
/** Below its start the stretch stands still: for time that only moves forwards, where nothing earlier is remembered. */
export const HELD_LOW: Ends = 2;
/** The stretch is over when the playhead reaches its end. */
export const CLOSED_HIGH: Ends = 4;
export const CLOSED: Ends = CLOSED_LOW | CLOSED_HIGH;
/** For a root where time only moves forwards. */
export const FORWARDS: Ends = HELD_LOW | CLOSED_HIGH;
export const LOW_ENDS: Ends = CLOSED_LOW | HELD_LOW;

/** Whether time may come back to a playhead with these ends, so that what it passed must be remembered. */
export function remembers(ends: Ends): boolean {
  return (ends & HELD_LOW) === 0;
}

/** Who is told that a stretch is over: a concat, a merge, or the run at the root. RxJS's `complete`, and on which side. */
export interface StretchObserver {
  /** Whose queue the stretch follows in. */
  readonly playhead: Playhead;
  left(stretch: Stretch, side: Side): void;
}

/**
 * A piece of a playhead's time, `[start, end)`, with something bound to it.
 *
 * It has the lifecycle of a cold observable: nothing happens before `subscribe`; it completes once, by telling its observer
 * that it was left; `unsubscribe` ends it silently. As it is live at most once at a time, the one object is observable and
 * subscription both. It may be subscribed again, and then goes on from what it knew.
 *
 * It never completes inside `subscribe`: it is queued at the playhead, whose loop follows it in the same frame.
 *
 * It is the array of its numbers: 0 its start, 1 its end, 2 the time that it shows while it keeps it itself, 3 to 7 a subclass's own.
 * There they lie side by side. As fields each would be an object of its own, in an array beside it they would be one step farther away:
 * twice the memory for a frame to fetch, or a wait for it.
 */
export abstract class Stretch extends Array<number> {
  /** The next one in the playhead's queue. */
  next: Stretch | null = null;
  /** Null while the stretch is not live. */
  observer: StretchObserver | null = null;
  protected ends: Ends;

  constructor(start: Seconds, end: Seconds, ends: Ends) {
    // Added to nothing: so engines know them for numbers.
    super(0 + start, 0 + end, NaN, 0, 0, 0, 0, 0);
    this.ends = ends;
  }

  get start(): Seconds {
    return this[0]!;
  }

  /** Infinity while it is not known; then the stretch sets it when it ends. */
  get end(): Seconds {
    return this[1]!;
  }

  set end(end: Seconds) {
    this[1] = end;
  }

  subscribe(observer: StretchObserver): void {
    this.observer = observer;
    observer.playhead.queue(this);
  }

  /** Shows `time`. Returns whether the stretch stays in the playhead's queue. */
  abstract follow(time: Seconds): boolean;

  unsubscribe(): void {
    this.observer = null;
  }

  /**
   * Takes over the playhead's time, if it can pass frames by itself.
   *
   * @param _leads Whether others stand behind it; then it leaves each frame to `passOn`.
   * @returns Whether it did.
   */
  keep(_time: Seconds, _leads: boolean): boolean {
    return false;
  }

  /** The usual frame for one that keeps the time, in which nothing begins or ends. Returns whether it was one; if not, `passOn` is asked. */
  pass(_dt: Seconds): boolean {
    return false;
  }

  /** `pass` where there is more to a frame. Returns whether it was shown. */
  passOn(_dt: Seconds): boolean {
    return false;
  }

  /** A copy to take the place of this one in the queue; null if there is nothing to gain. */
  relocated(): Stretch | null {
    return null;
  }

  /** The time, while it keeps it; else NaN, with which no comparison holds. */
  get kept(): Seconds {
    return this[2]!;
  }

  set kept(time: Seconds) {
    this[2] = time;
  }

  /** Whether nothing of the stretch has happened yet at `time`. */
  isBefore(time: Seconds): boolean {
    return time < this.start && ((this.ends & CLOSED_LOW) !== 0 || time === -Infinity);
  }

  /** Completes. A stretch that was stopped by its own last step, or by what it paid for it, has nobody left to tell. */
  protected leave(side: Side): void {
    const observer = this.observer;
    if (observer === null) return;
    this.unsubscribe();
    if (observer.playhead.live) observer.left(this, side);
  }

  /** Completes while it is followed: what comes next is queued behind it. */
  protected handOver(side: Side): void {
    if (this.observer !== null) this.observer.playhead.cursor = this;
    this.leave(side);
  }
}
