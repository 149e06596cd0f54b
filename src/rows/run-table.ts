import type { Motion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import { DURATION, LEAF, PAUSE, PROGRESS, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import { type Rows, draft } from '../table/rows.js';
import type { Seat } from '../table/seats.js';
import { Table } from '../table/table.js';
import { Concat } from '../time/concat.js';
import { FORWARDS, remembers } from '../time/edges.js';
import type { Progress } from '../time/effect.js';
import type { Run } from '../time/run.js';
import type { Span } from '../time/span.js';
import { leafOfRow, plainOf, startRow } from './plain-row.js';
import { adopts, beginsAsRow, nextOwner, ownerOf, plainChildOf, startInRow, subscribeAsRow } from './row-concat.js';
import { readRow, rowUntil, writeRow } from './span-row.js';

/** A run that may be rows of a table. */
export interface RowRun extends Run<unknown> {
  readonly action: Motion<unknown>;
  /** Whether anybody takes its progress. */
  readonly isObserved: boolean;
  /** Who alone takes it, if it is the time as a part of the duration: a row notifies it directly. */
  readonly listener?: { next(progress: Progress): void } | null;
  emitAt(time: Seconds): void;
}

/**
 * A frame table in which each seat has a run.
 *
 * As long as all that is live under a run are plain leaves, it is rows. A plain leaf, alone or in a sequence, begins as
 * a row, and a sequence hands over within it. Anything unusual makes spans of the rows.
 */
export abstract class RunTable<S extends Seat> extends Table<S> {
  /** The first run of a seat. */
  protected abstract runOf(seat: S): RowRun;
  /** Whether each frame adds its delta to the time of the only run of a seat, and that is all. */
  protected abstract isPlain(seat: S): boolean;

  /** Begins the run as a row if it is a plain leaf or a sequence that begins with one. Returns whether it did. */
  beginRow(seat: S): boolean {
    const run = this.runOf(seat);
    const { action, target, edges } = run;
    if (!this.isPlain(seat) || run.isObserved || run.root !== null || remembers(edges)) return false;
    if (!beginsAsRow(action) || !this.canBegin(seat)) return false;
    const plain = plainOf(action);
    run.phase = 'live';
    try {
      if (plain === null) beginRoot(run);
      else startRow(plain, target, draft, 0);
      // Reading the target may have stopped it.
      if (!run.isLive) return true;
      draft.numbers[START] = 0;
      draft.numbers[DURATION] = action.duration;
      draft.numbers[TIME] = draft.numbers[UNTIL] = -Infinity;
      if (this.isPlain(seat) && this.canBegin(seat)) this.rows.take(draft, seat.slot);
      else makeSpan(run, draft, 0);
      return true;
    } catch (error) {
      run.halt();
      throw error;
    } finally {
      draft.clear(0);
    }
  }

  /** Has rows animate the run, if all that is live is plain and its seat has a slot for each row. */
  enterRows(seat: S): void {
    const run = this.runOf(seat);
    const { time, isObserved } = run;
    const spans = run.collect();
    const [first] = spans;
    let until: Seconds = Infinity;
    const count = spans.length + (isObserved ? 1 : 0);
    for (const span of spans) {
      const spanUntil = rowUntil(span);
      if (!(time >= span.start && time < spanUntil)) return;
      until = Math.min(until, spanUntil);
    }
    if (first === undefined || !this.isPlain(seat) || !this.reserve(seat, count)) return;
    const { rows } = this;
    let { slot } = seat;
    for (const span of spans) writeRow(span, rows, slot++);
    if (isObserved) writeProgress(run, rows, slot++);
    this.close(seat, slot - seat.slot, time, until);
    // A row that hands over has its seat alone.
    const isAlone = count === 1 && this.widthOf(seat) === 1;
    if (isAlone && rows.kindAt(seat.slot) !== LEAF && first.edges === FORWARDS && until === first.end)
      forgetSpan(run, first);
  }

  /** Has the run animate itself again, as spans. Returns whether a row emitted its progress. */
  leaveRows(seat: S): boolean {
    const { rows } = this;
    const run = this.runOf(seat);
    let { slot } = seat;
    run.time = this.timeOf(seat);
    if (run.first === null) makeSpan(run, rows, slot++);
    else for (const span of run.collect()) readRow(span, rows, slot++);
    const emits = this.widthOf(seat) > slot - seat.slot && rows.kinds[slot] === PROGRESS;
    this.clear(seat);
    return emits;
  }

  /** The same for whatever the run is. Returns whether it is in turn: then it does so from the end of that on. */
  release(seat: S): boolean {
    if (!this.has(seat)) return false;
    if (this.interrupt(seat)) return true;
    this.leaveRows(seat);
    return false;
  }

  /** The run of a seat is about to be stopped: no row moves any of its numbers from then on. */
  vacate(seat: S): void {
    if (!this.has(seat)) return;
    const run = this.runOf(seat);
    // What is nothing but a row owes nothing. Spans may have to know what became of their rows, to take it back.
    if (run.first !== null) this.leaveRows(seat);
    else run.time = this.timeOf(seat);
    this.clear(seat);
  }

  /**
   * Shows a frame in which its row begins, or in which the leaf of its row is over and others of its sequence follow,
   * as long as they are plain. If it was not shown, nothing of it was but the ends of children.
   */
  protected passRow(seat: S, dt: Seconds): boolean {
    const run = this.runOf(seat);
    const { rows } = this;
    const { slot } = seat;
    const at = slot * WIDTH;
    const before = rows.numbers[at + TIME]!;
    if (before === -Infinity) return Number.isFinite(dt) && wake(run, rows, slot);
    if (run.first !== null || !(run.root instanceof Concat) || !(dt >= 0)) return false;
    const time = before + dt;
    // Callbacks see the time that is being shown.
    rows.numbers[at + TIME] = time;
    const isPlain = passInRow(run, rows, slot);
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

/** A row that emits the progress of a run. */
function writeProgress(run: RowRun, rows: Rows, slot: number): void {
  const { listener = null, action } = run;
  rows.set(slot, PROGRESS, listener ?? { next: (time: Seconds) => run.emitAt(time) });
  rows.numbers[slot * WIDTH + START] = 0;
  rows.numbers[slot * WIDTH + DURATION] = listener === null ? 1 : action.duration;
}

/** The first frame, which adds no time. Returns true, for it is shown. */
function wake(run: RowRun, rows: Rows, slot: number): true {
  const { root } = run;
  const at = slot * WIDTH;
  if (root === null) rows.numbers[at + UNTIL] = rows.numbers[at + DURATION]!;
  else if (!startInRow(root as object as Concat<unknown>, run, rows, slot, 0)) return true;
  rows.numbers[at + TIME] = run.time = 0;
  writeTime(rows, slot);
  return true;
}

/**
 * If the leaf in the row is over: ends it and starts the next one, until one lasts longer. Returns false if what
 * follows cannot begin as a row.
 */
function passInRow(run: RowRun, rows: Rows, slot: number): boolean {
  const { numbers } = rows;
  const at = slot * WIDTH;
  for (let until = numbers[at + UNTIL]!; numbers[at + TIME]! >= until; until = numbers[at + UNTIL]!) {
    const owner = nextOwner(run.root as object as Concat<unknown>);
    if (owner === null) return false;
    rows.write(slot, 1);
    // What is written or read may stop it.
    if (!run.isLive) return true;
    owner.index++;
    if (!startInRow(owner, run, rows, slot, until)) return true;
  }
  return true;
}

/** Has the row show its time. */
function writeTime(rows: Rows, slot: number): void {
  const at = slot * WIDTH;
  rows.write(slot, (rows.numbers[at + TIME]! - rows.numbers[at + START]!) / rows.numbers[at + DURATION]!);
}

function beginRoot(run: RowRun): void {
  const { action, target, edges } = run;
  const root = action.bind(target, 0, action.duration, edges) as object as Concat<unknown>;
  subscribeAsRow(root, run);
  run.root = root;
  draft.set(0, PAUSE, null);
}

/** Its only span is known by its row alone, if that can be made from it again. */
function forgetSpan(run: RowRun, span: Span): void {
  const { root, action } = run;
  if (root === span && plainOf(action) !== null) run.root = null;
  else if (!(root instanceof Concat) || !adopts(root, span)) return;
  run.first = run.cursor = null;
}

/** The span of a run that is nothing but a row. */
function makeSpan(run: RowRun, rows: Rows, slot: number): void {
  const at = slot * WIDTH;
  const { root, action } = run;
  const isNew = rows.numbers[at + TIME] === -Infinity;
  if (root !== null && isNew) {
    root.subscribe(run);
    return;
  }
  const owner = root instanceof Concat ? ownerOf(root as Concat<unknown>) : null;
  const end = isNew ? action.duration : rows.numbers[at + UNTIL]!;
  const plain = owner === null ? plainOf(action) : plainChildOf(owner);
  const leaf = leafOfRow(plain!, rows, slot, rows.numbers[at + START]!, end, run.edges);
  leaf.observer = owner ?? run;
  run.root ??= leaf;
  run.first = run.cursor = leaf;
}
