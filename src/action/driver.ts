import type { Seconds } from '../clock/seconds.js';
import { DURATION, LEAF, PAUSE, PROGRESS, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import { Rows } from '../table/rows.js';
import type { Seat } from '../table/seats.js';
import type { Table } from '../table/table.js';
import { Concat } from '../time/concat.js';
import { FORWARDS, remembers } from '../time/edges.js';
import { Run } from '../time/run.js';
import type { Bindable } from '../time/bindable.js';
import type { Span } from '../time/span.js';
import { Leaf } from './leaf.js';
import type { Motion } from './motion.js';
import type { PlainLeaf } from './plain-leaf.js';

/** Where a row is written before it is known whether its run still wants it. */
const draft: Rows = /* @__PURE__ */ new Rows(1);

/**
 * A run that frames advance, for `play` or a manager.
 *
 * As long as all that is live under it are plain leaves, it is rows of a frame table. A plain leaf, alone or in a sequence, begins as
 * a row and hands over within it. Whatever is unusual makes objects of the rows: its spans and their playhead.
 */
export abstract class Driver<T> extends Run<T> {
  declare readonly action: Motion<T>;
  /** The table that may animate it, and its seat there. */
  protected abstract readonly table: Table<Seat>;
  protected abstract readonly seat: Seat;

  /** Whether anybody takes its progress: then rows call `emitAt`. */
  protected abstract readonly isObserved: boolean;

  /** Whether each frame adds its delta to the time of this run, and that is all. */
  protected get isPlain(): boolean {
    return true;
  }

  /** The time of its next frame, `dt` after the last one. The first frame adds no time. */
  protected timeAfter(dt: Seconds, origin: Seconds): Seconds {
    return Math.max(origin, this.time + dt);
  }

  /** Whether rows animate it at present. */
  get isTabled(): boolean {
    return this.table.has(this.seat);
  }

  /** Begins as a row if it is a plain leaf or a sequence that begins with one. Returns whether it did. */
  protected beginAsRow(): boolean {
    const { action, target, table, seat, edges } = this;
    if (!this.isPlain || this.isObserved || this.root !== null || remembers(edges) || !(action.duration > 0) || !table.canBegin(seat)) return false;
    const { plain } = action;
    if (plain === null && !beginsPlain(action)) return false;
    this.phase = 'live';
    try {
      if (plain === null) {
        const concat = action.bind(target, 0, action.duration, edges) as Concat<T>;
        concat.subscribeAsRow(this);
        this.root = concat;
        draft.set(0, PAUSE, null);
      } else {
        plain.startAsRow(target, draft, 0);
        draft.numbers[START] = 0;
        draft.numbers[DURATION] = action.duration;
      }
      draft.numbers[TIME] = -Infinity;
      // Reading the target may have done anything.
      if (this.phase !== 'live') return true;
      if (this.isPlain && table.canBegin(seat)) table.begin(seat, draft);
      else this.makeSpans(draft, 0);
      return true;
    } catch (error) {
      this.halt();
      throw error;
    } finally {
      draft.clear(0);
    }
  }

  /** The first frame of what began as a row. */
  wake(dt: Seconds): void {
    const { root, table, seat } = this;
    const { rows } = table;
    if (root instanceof Concat) {
      const concat = root as Concat<T>;
      plainOf(concat.child)!.startAsRow(concat.target, draft, 0);
      if (!table.has(seat)) return;
      layChild(draft, 0, concat, concat.start);
      rows.copy(draft, 0, seat.slot);
      draft.clear(0);
    } else {
      rows.numbers[seat.slot * WIDTH + UNTIL] = rows.numbers[seat.slot * WIDTH + DURATION]!;
    }
    rows.numbers[seat.slot * WIDTH + TIME] = -dt;
    this.time = 0;
  }

  /**
   * The leaf in its row is over: goes on to the children of its sequence that follow, as long as they are plain.
   *
   * @returns Whether the frame was shown. If it was not, nothing of it was but the ends of children.
   */
  protected handOverInRow(dt: Seconds): boolean {
    const { root, table, seat } = this;
    if (this.first !== null || !(root instanceof Concat) || !(dt >= 0)) return false;
    const { rows } = table;
    const { slot } = seat;
    const at = slot * WIDTH;
    const concat = root as Concat<T>;
    const before = rows.numbers[at + TIME]!;
    const time = before + dt;
    // Whoever is called sees the time that is being shown.
    rows.numbers[at + TIME] = time;
    for (;;) {
      const until = rows.numbers[at + UNTIL]!;
      if (time < until) break;
      const next = concat.following as Motion<T> | null;
      const plain = next !== null && next.duration > 0 ? next.plain : null;
      if (plain === null) {
        rows.numbers[at + TIME] = before;
        return false;
      }
      // Whatever is written or read may stop the run.
      rows.write(slot, 1);
      if (!table.has(seat)) return true;
      plain.startAsRow(concat.target, draft, 0);
      if (!table.has(seat)) return true;
      concat.proceed();
      layChild(draft, 0, concat, until);
      rows.copy(draft, 0, slot);
      draft.clear(0);
      rows.numbers[at + TIME] = time;
    }
    rows.write(slot, (time - rows.numbers[at + START]!) / rows.numbers[at + DURATION]!);
    return true;
  }

  /** Has it animate itself again, as spans. Returns whether a row emitted its progress. */
  leaveTable(): boolean {
    const { table, seat } = this;
    const { rows } = table;
    let { slot } = seat;
    this.time = table.timeOf(seat);
    if (this.first === null) this.makeSpans(rows, slot++);
    else for (let span: Span | null = this.first; span !== null; span = span.next) span.fromRow(rows, slot++);
    const emits = table.widthOf(seat) > slot - seat.slot && rows.kinds[slot] === PROGRESS;
    table.clear(seat);
    return emits;
  }

  /** Has rows animate it, if all that is live is plain and its seat has a slot for each row. */
  enterTable(): void {
    const { table, seat, time } = this;
    let until: Seconds = Infinity;
    let count = this.isObserved ? 1 : 0;
    for (let span = this.first; span !== null; span = span.next, count++) {
      if (!(time >= span.start && time < span.rowUntil)) return;
      until = Math.min(until, span.rowUntil);
    }
    if (this.first === null || !this.isPlain || !table.reserve(seat, count)) return;
    const { rows } = table;
    let { slot } = seat;
    for (let span: Span | null = this.first; span !== null; span = span.next) span.toRow(rows, slot++);
    if (this.isObserved) rows.set(slot++, PROGRESS, this);
    table.close(seat, slot - seat.slot, time, until);
    if (count === 1 && this.isOneRow(rows.kindAt(seat.slot))) {
      if (this.root === this.first) this.root = null;
      this.first = this.cursor = null;
    }
  }

  /** Whether its only span is known by its row alone. */
  private isOneRow(kind: number): boolean {
    const { first, root, action } = this;
    if (kind === LEAF || !(first instanceof Leaf) || first.edges !== FORWARDS || first.rowUntil !== first.end) return false;
    if (root === first) return action.plain !== null;
    return root instanceof Concat && first.observer === root && plainOf(root.child) !== null;
  }

  /** The spans of a run that is nothing but a row. */
  private makeSpans(rows: Rows, slot: number): void {
    const at = slot * WIDTH;
    const { root, action, edges } = this;
    const concat = root as Concat<T> | null;
    if (concat !== null && rows.numbers[at + TIME] === -Infinity) {
      concat.subscribe(this);
      return;
    }
    const start = rows.numbers[at + START]!;
    const end = concat === null ? action.duration : concat.endOfChild(start);
    const plain = concat === null ? action.plain! : plainOf(concat.child)!;
    const leaf = plain.leafOf(rows, slot, start, end, edges);
    this.root ??= leaf;
    leaf.observer = concat ?? this;
    this.first = this.cursor = leaf;
  }
}

/** Whether it is a sequence of known length that begins with a plain leaf. */
function beginsPlain({ succession }: Bindable<never>): boolean {
  if (succession?.waits !== true || succession.count === 0) return false;
  const first = succession.child(0);
  return first.duration > 0 && plainOf(first) !== null;
}

function plainOf<T>(child: Bindable<T>): PlainLeaf<T> | null {
  return (child as Motion<T>).plain;
}

/** Writes when the present child of a concat starts and ends into its row. */
function layChild<T>(rows: Rows, slot: number, concat: Concat<T>, start: Seconds): void {
  const end = concat.endOfChild(start);
  const at = slot * WIDTH;
  rows.numbers[at + UNTIL] = end;
  rows.numbers[at + START] = start;
  rows.numbers[at + DURATION] = end - start;
}
