import { jump } from '../clock/jump.js';
import { page } from '../clock/page.js';
import type { Seconds } from '../clock/seconds.js';
import { DURATION, LEAF, PAUSE, PROGRESS, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import type { Seat } from '../table/seats.js';
import { Table } from '../table/table.js';
import { Concat } from '../time/concat.js';
import { FORWARDS, remembers } from '../time/edges.js';
import { plainOf, readStart, writePlain } from './plain-row.js';
import { beginsAsRow, startInRow } from './row-concat.js';
import { beginRoot, forgetSpan, handOverInRow, makeSpan, type RowRun, writeProgress, writeTime } from './row-run.js';
import { readRow, rowUntil, writeRow } from './span-row.js';

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
    if (!this.isPlain(seat) || run.isObserved || run.root !== null || remembers(edges)) return false;
    const plain = plainOf(action);
    if (plain === null ? !beginsAsRow(action) : !(action.duration > 0)) return false;
    run.phase = 'live';
    page.changes++;
    try {
      const start = plain === null ? null : readStart(plain, target);
      if (start === null) beginRoot(run);
      // Reading the target may have stopped it, or started another run.
      if (!run.isLive) return true;
      if (!this.isPlain(seat) || !this.canBegin(seat) || !this.reserve(seat, 1)) return false;
      const { rows } = this;
      const { slot } = seat;
      const at = slot * WIDTH;
      if (start === null) rows.set(slot, PAUSE, null);
      else writePlain(plain!, start, rows, slot);
      rows.numbers[at + START] = 0;
      rows.numbers[at + DURATION] = action.duration;
      rows.numbers[at + TIME] = rows.numbers[at + UNTIL] = -Infinity;
      return true;
    } catch (error) {
      run.halt();
      throw error;
    }
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
    if (isAlone && rows.kindAt(seat.slot) !== LEAF && first.edges === FORWARDS && until === first.end)
      forgetSpan(run, first);
  }

  /** Makes spans of the rows of a seat. Returns whether a row emitted the progress of the run. */
  leaveRows(seat: S): boolean {
    const { rows } = this;
    const run = this.runOf(seat);
    let { slot } = seat;
    run.time = this.timeOf(seat);
    if (run.live === null) makeSpan(run, rows, slot++);
    else for (const span of run.collect()) readRow(span, rows, slot++);
    const emits = this.widthOf(seat) > slot - seat.slot && rows.kinds[slot] === PROGRESS;
    this.clear(seat);
    return emits;
  }

  /**
   * Makes spans of the rows of a seat, if it has any. In its turn, the rows show the frame first.
   *
   * @returns Whether the seat has rows and is in turn.
   */
  useSpans(seat: S): boolean {
    if (!this.has(seat)) return false;
    if (this.interrupt(seat)) return true;
    this.leaveRows(seat);
    return false;
  }

  /** Takes the rows from a seat whose run is about to be stopped. */
  vacate(seat: S): void {
    if (!this.has(seat)) return;
    const run = this.runOf(seat);
    // A run without spans has nothing to undo. Spans must know the numbers of their rows to undo them.
    if (run.live !== null) this.leaveRows(seat);
    else run.time = this.timeOf(seat);
    this.clear(seat);
  }

  protected wake(seat: S, step: Seconds): boolean {
    const run = this.runOf(seat);
    const { rows } = this;
    const { slot } = seat;
    const at = slot * WIDTH;
    if (rows.numbers[at + TIME] !== -Infinity || !(step < Infinity)) return false;
    if (run.root === null) rows.numbers[at + UNTIL] = rows.numbers[at + DURATION]!;
    else if (!startInRow(run.root as object as Concat, run, rows, slot, 0)) return true;
    run.time = 0;
    // The first frame adds no time, and the walk adds its step.
    rows.numbers[at + TIME] = -step;
    return true;
  }

  /**
   * Shows a frame in which the leaf in the row ends, and starts the leaves that follow in its sequence within the row.
   * If one of these is not plain, only the ends of those before it are shown, and the seat has its turn.
   */
  protected endRow(seat: S, dt: Seconds): boolean {
    const run = this.runOf(seat);
    const { rows } = this;
    const { slot } = seat;
    const at = slot * WIDTH;
    const { root } = run;
    const before = rows.numbers[at + TIME]!;
    if (before === -Infinity || run.live !== null || !(root instanceof Concat) || !(dt >= 0) || jump.now > 0)
      return false;
    const time = before + dt;
    // Callbacks see the time that is being shown.
    rows.numbers[at + TIME] = time;
    const isPlain = handOverInRow(run, root, rows, slot);
    if (!isPlain) rows.numbers[at + TIME] = before;
    else if (run.isLive) writeTime(rows, slot);
    return isPlain;
  }

  /** Whether a run may begin as a row now. */
  private canBegin(seat: S): boolean {
    if (seat.slot < 0 || this.has(seat) || this.seats[seat.slot + 1] === seat || this.isInTurn(seat)) return false;
    return this.slot < 0 || this.rows.hasRoomFor(seat.slot);
  }
}
