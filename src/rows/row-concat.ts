import type { Seconds } from '../clock/seconds.js';
import { DURATION, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import type { Rows } from '../table/rows.js';
import type { Bindable } from '../time/bindable.js';
import { Concat } from '../time/concat.js';
import { FORWARDS } from '../time/edges.js';
import type { Run } from '../time/run.js';
import type { Span, SpanObserver } from '../time/span.js';
import { plainOf, readStart, writePlain } from './plain-row.js';

// The current leaf of a concat may be a row of the frame table instead of a span. The concat is then the live span of
// its run, and hands over within that row.

/** Whether an action is a plain leaf, or a sequence that begins with one. */
export function beginsAsRow(action: Bindable<never>): boolean {
  if (!(action.duration > 0)) return false;
  if (plainOf(action) !== null) return true;
  const { succession } = action;
  if (succession?.waits !== true || succession.count === 0) return false;
  const first = succession.child(0);
  return first.duration > 0 && plainOf(first) !== null;
}

/** Starts the current child of a concat, a plain leaf, in a row. Returns false if reading its target stops the run. */
export function startInRow(concat: Concat, run: Run<unknown>, rows: Rows, slot: number, start: Seconds): boolean {
  const plain = plainOf(concat.child)!;
  const end = concat.endOfChild(start);
  run.put(concat);
  writePlain(plain, readStart(plain, concat.target), rows, slot);
  const at = slot * WIDTH;
  rows.numbers[at + UNTIL] = end;
  rows.numbers[at + START] = start;
  rows.numbers[at + DURATION] = end - start;
  if (!run.isLive) rows.clear(slot);
  return run.isLive;
}

/**
 * Shows a time at which the leaf in the row is over and the next one continues in the row. If the next one cannot begin
 * as a row, or is over as well, does nothing and returns false.
 */
export function handOverInRow(run: Run<unknown>, rows: Rows, slot: number, time: Seconds): boolean {
  const next = nextConcat(run.live!);
  if (next === null) return false;
  const { numbers } = rows;
  const at = slot * WIDTH;
  const until = numbers[at + UNTIL]!;
  next.index++;
  const concat = concatOfLeaf(next, until);
  if (time >= concat.endOfChild(until)) {
    next.index--;
    return false;
  }
  // Callbacks see the time that is being shown.
  numbers[at + TIME] = time;
  rows.write(slot, 1);
  // A setter or getter may stop the run.
  if (run.isLive && startInRow(concat, run, rows, slot, until)) rows.writeTime(slot);
  return true;
}

/** The concat whose current child is the next leaf: this one, or the sequence that is its current child. */
function concatOfLeaf(concat: Concat, start: Seconds): Concat {
  const { child, target } = concat;
  if (plainOf(child) !== null) return concat;
  const inner = child.bind(target, start, concat.endOfChild(start), FORWARDS) as object as Concat;
  inner.resume(concat);
  return inner;
}

/** Of a concat and those around it, the one whose next child follows the current leaf, if that begins as a row. */
function nextConcat(innermost: Span): Concat | null {
  for (let concat: Span | SpanObserver | null = innermost; concat instanceof Concat; concat = concat.observer) {
    const { succession, index } = concat;
    if (index + 1 < succession.count) return beginsAsRow(succession.child(index + 1)) ? concat : null;
  }
  return null;
}

/** The concat that can hand over in the row of its current child, a live span: only concats are around it. */
export function concatAround({ observer }: Span, run: Run<unknown>): Concat | null {
  if (!(observer instanceof Concat) || plainOf(observer.child) === null) return null;
  let outer: SpanObserver | null = observer;
  while (outer instanceof Concat) outer = outer.observer;
  return outer === run ? observer : null;
}
