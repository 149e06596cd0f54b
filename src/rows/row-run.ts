import type { Seconds } from '../clock/seconds.js';
import type { Motion } from '../motion/motion.js';
import { DURATION, PROGRESS, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import type { Rows } from '../table/rows.js';
import { Concat } from '../time/concat.js';
import type { Progress } from '../time/effect.js';
import type { Run } from '../time/run.js';
import type { Span } from '../time/span.js';
import { leafOfRow, plainOf } from './plain-row.js';
import { linkOwner, nextOwner, ownerOf, plainChildOf, startInRow, subscribeAsRow } from './row-concat.js';

/** A run that may be rows of a table. */
export interface RowRun extends Run<unknown> {
  readonly action: Motion<unknown>;
  /** Whether its progress has observers. */
  readonly isObserved: boolean;
  /** Its only observer, which a row notifies directly; null if the progress is not simply `time / duration`. */
  readonly listener?: { next(progress: Progress): void } | null | undefined;
  emitAt(time: Seconds): void;
}

/** Writes the row that emits the progress of a run. */
export function writeProgress(run: RowRun, rows: Rows, slot: number): void {
  const { listener = null, action } = run;
  rows.set(slot, PROGRESS, listener ?? { next: (time: Seconds) => run.emitAt(time) });
  rows.numbers[slot * WIDTH + START] = 0;
  rows.numbers[slot * WIDTH + DURATION] = listener === null ? 1 : action.duration;
}

/**
 * If the leaf in the row is over, ends it and starts the next one, until one of them continues. Returns false if the
 * next one cannot begin as a row.
 */
export function handOverInRow(run: RowRun, root: Concat, rows: Rows, slot: number): boolean {
  const { numbers } = rows;
  const at = slot * WIDTH;
  for (let until = numbers[at + UNTIL]!; numbers[at + TIME]! >= until; until = numbers[at + UNTIL]!) {
    const owner = nextOwner(root);
    if (owner === null) return false;
    rows.write(slot, 1);
    // A setter or getter may have stopped the run.
    if (!run.isLive) return true;
    owner.index++;
    if (!startInRow(owner, run, rows, slot, until)) return true;
  }
  return true;
}

/** Writes the numbers of a row at its time. */
export function writeTime(rows: Rows, slot: number): void {
  const at = slot * WIDTH;
  rows.write(slot, (rows.numbers[at + TIME]! - rows.numbers[at + START]!) / rows.numbers[at + DURATION]!);
}

/** Binds the sequence of a run. The row of its first child begins with the first frame. */
export function beginRoot(run: RowRun): void {
  const { action, target, edges } = run;
  const root = action.bind(target, 0, action.duration, edges) as object as Concat;
  subscribeAsRow(root, run);
  run.root = root;
}

/** Drops the only span of a run, if it can be made from its row again. */
export function forgetSpan(run: RowRun, span: Span): void {
  const { root, action } = run;
  if (root === span && plainOf(action) !== null) run.root = null;
  else if (!(root instanceof Concat) || !linkOwner(root, span)) return;
  run.live = null;
}

/** Makes the span of a run that is only a row. */
export function makeSpan(run: RowRun, rows: Rows, slot: number): void {
  const at = slot * WIDTH;
  const { root, action } = run;
  const isNew = rows.numbers[at + TIME] === -Infinity;
  if (root !== null && isNew) {
    root.subscribe(run);
    return;
  }
  const owner = root instanceof Concat ? ownerOf(root) : null;
  const end = isNew ? action.duration : rows.numbers[at + UNTIL]!;
  const plain = owner === null ? plainOf(action) : plainChildOf(owner);
  const leaf = leafOfRow(plain!, rows, slot, rows.numbers[at + START]!, end, run.edges);
  leaf.observer = owner ?? run;
  run.root ??= leaf;
  run.live = leaf;
}
