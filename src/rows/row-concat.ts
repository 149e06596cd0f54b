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

/** Starts the current leaf of a concat in a row. Returns false if reading its target stops the run. */
export function startInRow(concat: Concat, run: Run<unknown>, rows: Rows, slot: number, start: Seconds): boolean {
  const { child } = concat;
  const end = concat.endOfChild(start);
  const plain = plainOf(child);
  if (plain === null) {
    const inner = child.bind(concat.target, start, end, FORWARDS) as object as Concat;
    inner.resume(concat);
    return startInRow(inner, run, rows, slot, start);
  }
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
 * If the leaf in the row is over, ends it and starts the next one, until one of them continues. Returns false if the
 * next one cannot begin as a row.
 */
export function handOverInRow(run: Run<unknown>, rows: Rows, slot: number): boolean {
  const { numbers } = rows;
  const at = slot * WIDTH;
  for (let until = numbers[at + UNTIL]!; numbers[at + TIME]! >= until; until = numbers[at + UNTIL]!) {
    const next = nextConcat(run.live!);
    if (next === null) return false;
    rows.write(slot, 1);
    // A setter or getter may have stopped the run.
    if (!run.isLive) return true;
    next.index++;
    if (!startInRow(next, run, rows, slot, until)) return true;
  }
  return true;
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
