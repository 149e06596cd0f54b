import { jump } from '../clock/jump.js';
import type { Seconds } from '../clock/seconds.js';
import type { Motion } from '../motion/motion.js';
import { DURATION, LEAF, PAUSE, PROGRESS, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import type { Rows } from '../table/rows.js';
import type { Seat } from '../table/seats.js';
import { Table } from '../table/table.js';
import { Concat } from '../time/concat.js';
import { FORWARDS, remembers } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import type { Run } from '../time/run.js';
import { plainOf, readStart, writePlain } from './plain-row.js';
import { beginsAsRow, concatAround, handOverInRow, startInRow } from './row-concat.js';
import { leafOfRow, readRow, rowUntil, writeRow } from './span-row.js';

/** A run that may be rows of a table. */
export interface RowRun extends Run<unknown> {
  readonly action: Motion<unknown>;
  /** Whether its progress has observers. */
  readonly isObserved: boolean;
  /** Its only observer, which a row notifies directly; null if the progress is not simply `time / duration`. */
  readonly listener?: { next(progress: Progress): void } | null | undefined;
  emitAt(time: Seconds): void;
}

/**
 * A frame table in which each seat has a run.
 *
 * While all live leaves of a run are plain, it is stored as rows. A plain leaf, alone or in a sequence, begins as a
 * row, and a sequence hands over within that row. Anything unusual makes spans of the rows again.
 */
export abstract class RunTable<S extends Seat> extends Table<S> {
  /** The first run of a seat. */
  protected abstract runOf(seat: S): RowRun;
  /** Whether a seat has only one run, and each frame does no more than add its delta to the run's time. */
  protected abstract isPlain(seat: S): boolean;

  /** Begins the run as a row if it is a plain leaf or a sequence that begins with one. Returns whether it did. */
  beginRow(seat: S): boolean {
    const run = this.runOf(seat);
    const { action, target, edges } = run;
    if (run.isObserved || run.root !== null || remembers(edges) || !beginsAsRow(action)) return false;
    // Without room, nothing must have been read.
    if (!this.hasRoomFor(seat)) return false;
    const { rows } = this;
    const plain = plainOf(action);
    if (plain === null) {
      this.reserve(seat, 1);
      run.begin();
      rows.set(seat.slot, PAUSE, null);
    } else {
      run.goLive();
      const start = readStart(plain, target);
      // Reading the target may have stopped it, or started another run.
      if (!run.isLive) return true;
      if (!this.hasRoomFor(seat)) return false;
      this.reserve(seat, 1);
      writePlain(plain, start, rows, seat.slot);
    }
    const at = seat.slot * WIDTH;
    rows.numbers[at + START] = 0;
    rows.numbers[at + DURATION] = action.duration;
    rows.numbers[at + TIME] = rows.numbers[at + UNTIL] = -Infinity;
    return true;
  }

  /** Makes rows of the spans of a seat, if all of them are plain and it has a slot for each row. */
  enterRows(seat: S): void {
    if (!this.isPlain(seat)) return;
    const run = this.runOf(seat);
    const { time, isObserved } = run;
    const spans = run.collect();
    const [first] = spans;
    let until: Seconds = Infinity;
    const count = spans.length + (isObserved ? 1 : 0);
    for (const span of spans) {
      const spanUntil = rowUntil(span, spans.length === 1);
      if (!(time >= span.start && time < spanUntil)) return;
      until = Math.min(until, spanUntil);
    }
    if (first === undefined || !this.reserve(seat, count)) return;
    const { rows } = this;
    let { slot } = seat;
    for (const span of spans) writeRow(span, rows, slot++);
    if (isObserved) writeProgress(run, rows, slot++);
    this.fill(seat, slot - seat.slot, time, until);
    // Only a row that is alone in its seat can hand over.
    const isAlone = count === 1 && this.widthOf(seat) === 1;
    if (!isAlone || rows.kindAt(seat.slot) === LEAF || first.edges !== FORWARDS || until !== first.end) return;
    const concat = concatAround(first, run);
    if (concat !== null) run.put(concat);
  }

  /** Makes spans of the rows of a seat. @param isShown Whether the rows have shown a frame in this turn. */
  protected leaveRows(seat: S, isShown: boolean = false): void {
    const { rows } = this;
    const run = this.runOf(seat);
    let { slot } = seat;
    run.time = this.timeOf(seat);
    if (run.live === null || run.live instanceof Concat) this.makeSpan(run, slot++);
    else for (const span of run.collect()) readRow(span, rows, slot++);
    const hasEmitted = this.widthOf(seat) > slot - seat.slot && rows.kinds[slot] === PROGRESS;
    this.clear(seat);
    if (isShown && !hasEmitted) run.emitAt(run.time);
  }

  /**
   * Makes spans of the rows of a seat, if it has any. In its turn, the rows show the frame first.
   *
   * @returns Whether the seat has rows and is in turn.
   */
  interruptRows(seat: S): boolean {
    if (!this.hasRows(seat)) return false;
    const isInTurn = this.interrupt(seat);
    if (!isInTurn) this.leaveRows(seat);
    return isInTurn;
  }

  /** Takes the rows from a seat whose run is about to be stopped. Returns whether it had any and is in turn. */
  vacate(seat: S): boolean {
    if (!this.hasRows(seat)) return false;
    const run = this.runOf(seat);
    // Only a run that can go back needs the numbers of its rows, to undo what it did.
    if (remembers(run.edges)) this.leaveRows(seat);
    else run.time = this.timeOf(seat);
    this.clear(seat);
    return this.interrupt(seat);
  }

  protected wake(seat: S, step: Seconds): boolean {
    const run = this.runOf(seat);
    const { rows } = this;
    const { slot } = seat;
    const at = slot * WIDTH;
    if (rows.numbers[at + TIME] !== -Infinity) return false;
    if (!(run.live instanceof Concat)) rows.numbers[at + UNTIL] = rows.numbers[at + DURATION]!;
    else if (!startInRow(run.live, run, rows, slot, 0)) return true;
    run.time = 0;
    // The first frame adds no time, and the walk adds its step.
    rows.numbers[at + TIME] = -step;
    return true;
  }

  protected endRow(seat: S, step: Seconds): boolean {
    const run = this.runOf(seat);
    if (!(run.live instanceof Concat) || jump.now > 0) return false;
    return handOverInRow(run, this.rows, seat.slot, this.timeOf(seat) + step);
  }

  /** Makes the span for which a row stands. A sequence that waits for its first frame is one already. */
  private makeSpan(run: RowRun, slot: number): void {
    const { rows } = this;
    const at = slot * WIDTH;
    const concat = run.live instanceof Concat ? run.live : null;
    const isNew = rows.numbers[at + TIME] === -Infinity;
    if (concat !== null && isNew) return;
    const plain = plainOf<never>(concat?.child ?? run.action)!;
    const end = isNew ? run.action.duration : rows.numbers[at + UNTIL]!;
    const leaf = leafOfRow(plain, rows, slot, rows.numbers[at + START]!, end, run.edges);
    run.root ??= leaf;
    leaf.subscribe(concat ?? run);
  }

  /** Whether a run may begin as a row now. */
  private hasRoomFor(seat: S): boolean {
    if (!this.isPlain(seat) || seat.slot < 0 || this.hasRows(seat)) return false;
    if (this.seats[seat.slot + 1] === seat || this.isInTurn(seat)) return false;
    return this.slot < 0 || this.rows.hasRoomFor(seat.slot);
  }
}

/** Writes the row that emits the progress of a run. */
function writeProgress(run: RowRun, rows: Rows, slot: number): void {
  const { listener = null, action } = run;
  rows.set(slot, PROGRESS, listener ?? { next: (time: Seconds) => run.emitAt(time) });
  rows.numbers[slot * WIDTH + START] = 0;
  rows.numbers[slot * WIDTH + DURATION] = listener === null ? 1 : action.duration;
}
