import type { Seconds } from '../clock/seconds.js';
import { DURATION, LEAF, PAUSE, PROGRESS, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import { type Rows, draft } from '../table/rows.js';
import { FORWARDS, remembers } from '../time/edges.js';
import { Concat } from '../time/concat.js';
import type { Span } from '../time/span.js';
import type { Driven } from '../action/driven.js';
import { leafOfRow, plainOf, startRow } from './plain-row.js';
import { adopts, beginsAsRow, ownerOf, passInRow, plainChildOf, startInRow, subscribeAsRow } from './row-concat.js';
import { readRow, rowUntil, writeRow } from './span-row.js';

// As long as all that is live under a run are plain leaves, it is rows of a frame table. A plain leaf, alone or in a
// sequence, begins as a row, and a sequence hands over within it. Anything unusual makes spans of the rows.

/** Has it animate itself again, as spans. Returns whether a row emitted its progress. */
export function leaveTable<T>(run: Driven<T>): boolean {
  const { table, seat } = run;
  const { rows } = table;
  let { slot } = seat;
  run.time = table.timeOf(seat);
  if (run.first === null) makeSpan(run, rows, slot++);
  else for (const span of run.collect()) readRow(span, rows, slot++);
  const emits = table.widthOf(seat) > slot - seat.slot && rows.kinds[slot] === PROGRESS;
  table.clear(seat);
  return emits;
}

/** Has rows animate it, if all that is live is plain and its seat has a slot for each row. */
export function enterTable<T>(run: Driven<T>): void {
  const { table, seat, time, isObserved } = run;
  const spans = run.collect();
  const [first] = spans;
  let until: Seconds = Infinity;
  const count = spans.length + (isObserved ? 1 : 0);
  for (const span of spans) {
    const spanUntil = rowUntil(span);
    if (!(time >= span.start && time < spanUntil)) return;
    until = Math.min(until, spanUntil);
  }
  if (first === undefined || !run.isPlain() || !table.reserve(seat, count)) return;
  const { rows } = table;
  let { slot } = seat;
  for (const span of spans) writeRow(span, rows, slot++);
  if (isObserved) writeProgress(run, rows, slot++);
  table.close(seat, slot - seat.slot, time, until);
  // A row that hands over has its seat alone.
  const isAlone = count === 1 && table.widthOf(seat) === 1;
  if (isAlone && rows.kindAt(seat.slot) !== LEAF && first.edges === FORWARDS && until === first.end)
    forgetSpan(run, first);
}

/** A row that emits the progress of a run. */
function writeProgress<T>(run: Driven<T>, rows: Rows, slot: number): void {
  const { listener, action } = run;
  rows.set(slot, PROGRESS, listener ?? { next: (time: Seconds) => run.emitAt(time) });
  rows.numbers[slot * WIDTH + START] = 0;
  rows.numbers[slot * WIDTH + DURATION] = listener === null ? 1 : action.duration;
}

/** Begins as a row if it is a plain leaf or a sequence that begins with one. Returns whether it did. */
export function beginAsRow<T>(run: Driven<T>): boolean {
  const { action, target, table, seat, edges } = run;
  if (!run.isPlain() || run.isObserved || run.root !== null || remembers(edges)) return false;
  if (!beginsAsRow(action) || !table.canBegin(seat)) return false;
  const plain = plainOf(action);
  run.phase = 'live';
  try {
    if (plain === null) beginRoot(run);
    else startRow(plain, target, draft, 0);
    // Reading the target may have stopped it.
    if (!run.isLive) return true;
    draft.numbers[START] = 0;
    draft.numbers[DURATION] = action.duration;
    draft.numbers[TIME] = -Infinity;
    if (run.isPlain() && table.canBegin(seat)) table.begin(seat, draft);
    else makeSpan(run, draft, 0);
    return true;
  } catch (error) {
    run.halt();
    throw error;
  } finally {
    draft.clear(0);
  }
}

/**
 * Shows a frame in which its row begins, or in which the leaf of its row is over and others of its sequence follow, as
 * long as they are plain. Returns whether the frame was shown; if it was not, nothing of it was but the ends of
 * children.
 */
export function passRow<T>(run: Driven<T>, dt: Seconds): boolean {
  const { root, table, seat } = run;
  const { rows } = table;
  const { slot } = seat;
  const at = slot * WIDTH;
  const before = rows.numbers[at + TIME]!;
  if (before === -Infinity) return Number.isFinite(dt) && wake(run);
  if (run.first !== null || !(root instanceof Concat) || !(dt >= 0)) return false;
  const time = before + dt;
  // Callbacks see the time that is being shown.
  rows.numbers[at + TIME] = time;
  const isPlain = passInRow(root, run, slot, time);
  if (!isPlain) rows.numbers[at + TIME] = before;
  else if (run.isTabled) writeAt(rows, slot, time);
  return isPlain;
}

/** The first frame, which adds no time. Returns true, for it is shown. */
function wake<T>(run: Driven<T>): true {
  const { root, table, seat } = run;
  const { rows } = table;
  if (root instanceof Concat) {
    startInRow(root, draft, 0, 0);
    if (!run.isTabled) return true;
    rows.take(draft, seat.slot);
  }
  const at = seat.slot * WIDTH;
  if (root === null) rows.numbers[at + UNTIL] = rows.numbers[at + DURATION]!;
  rows.numbers[at + TIME] = run.time = 0;
  writeAt(rows, seat.slot, 0);
  return true;
}

/** Has the row show a time of its leaf. */
function writeAt(rows: Rows, slot: number, time: Seconds): void {
  const at = slot * WIDTH;
  rows.write(slot, (time - rows.numbers[at + START]!) / rows.numbers[at + DURATION]!);
}

function beginRoot<T>(run: Driven<T>): void {
  const { action, target, edges } = run;
  const root = action.bind(target, 0, action.duration, edges) as object as Concat<T>;
  subscribeAsRow(root, run);
  run.root = root;
  draft.set(0, PAUSE, null);
}

/** Its only span is known by its row alone, if that can be made from it again. */
function forgetSpan<T>(run: Driven<T>, span: Span): void {
  const { root, action } = run;
  if (root === span && plainOf(action) !== null) run.root = null;
  else if (!(root instanceof Concat) || !adopts(root, span)) return;
  run.first = run.cursor = null;
}

/** The span of a run that is nothing but a row. */
function makeSpan<T>(run: Driven<T>, rows: Rows, slot: number): void {
  const at = slot * WIDTH;
  const { root, action } = run;
  const isNew = rows.numbers[at + TIME] === -Infinity;
  if (root !== null && isNew) {
    root.subscribe(run);
    return;
  }
  const owner = root instanceof Concat ? ownerOf(root as Concat<T>) : null;
  const end = isNew ? action.duration : rows.numbers[at + UNTIL]!;
  const plain = owner === null ? plainOf(action) : plainChildOf(owner);
  const leaf = leafOfRow(plain!, rows, slot, rows.numbers[at + START]!, end, run.edges);
  leaf.observer = owner ?? run;
  run.root ??= leaf;
  run.first = run.cursor = leaf;
}
