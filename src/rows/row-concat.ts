import type { Driven } from '../action/driven.js';
import type { Motion } from '../action/motion.js';
import type { Seconds } from '../clock/seconds.js';
import type { PlainLeaf } from '../lines/plain-leaf.js';
import { DURATION, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import { type Rows, draft } from '../table/rows.js';
import type { Bindable } from '../time/bindable.js';
import { Concat } from '../time/concat.js';
import { FORWARDS } from '../time/edges.js';
import type { Span, SpanObserver } from '../time/span.js';
import { plainOf, startRow } from './plain-row.js';

// The present leaf of a concat may be a row of the frame table instead of a span. The concat then hands over within it.

/** Whether a motion is a plain leaf, or a sequence that begins with one. */
export function beginsAsRow<T>(motion: Motion<T>): boolean {
  if (!(motion.duration > 0)) return false;
  if (plainOf(motion) !== null) return true;
  const { succession }: Bindable<T> = motion;
  if (succession?.waits !== true || succession.count === 0) return false;
  const first = succession.child(0) as object as Motion<never>;
  return first.duration > 0 && plainOf(first) !== null;
}

/** Subscribes it without queueing it. */
export function subscribeAsRow<T>(concat: Concat<T>, observer: SpanObserver): void {
  concat.observer = observer;
  concat.playhead = observer.playhead;
}

/** Starts its present leaf in a row. */
export function startInRow<T>(concat: Concat<T>, rows: Rows, slot: number, start: Seconds): void {
  const child = concat.child as object as Motion<T>;
  const end = concat.endOfChild(start);
  const plain = plainOf(child);
  concat.inner = null;
  if (plain === null) {
    const inner = child.bind(concat.target, start, end, FORWARDS) as object as Concat<T>;
    concat.inner = inner;
    subscribeAsRow(inner, concat);
    startInRow(inner, rows, slot, start);
    return;
  }
  startRow(plain, concat.target, rows, slot);
  const at = slot * WIDTH;
  rows.numbers[at + UNTIL] = end;
  rows.numbers[at + START] = start;
  rows.numbers[at + DURATION] = end - start;
}

/**
 * The leaf in the row is over: ends it and starts the next one, until one lasts longer than `time`. Returns false if
 * what follows cannot begin as a row.
 */
export function passInRow<T>(concat: Concat<T>, run: Driven<T>, slot: number, time: Seconds): boolean {
  const { rows } = run.table;
  const at = slot * WIDTH;
  for (let until = rows.numbers[at + UNTIL]!; time >= until; until = rows.numbers[at + UNTIL]!) {
    if (!hasPlainNext(concat)) return false;
    rows.write(slot, 1);
    // What is written or read may stop it.
    if (!isRow(run)) return true;
    startNext(concat, until);
    if (!isRow(run)) return true;
    rows.take(draft, slot);
    rows.numbers[at + TIME] = time;
  }
  return true;
}

function isRow<T>({ isTabled }: Driven<T>): boolean {
  return isTabled;
}

/** The innermost concat, which the present leaf belongs to. */
export function ownerOf<T>(concat: Concat<T>): Concat<T> {
  return concat.inner === null ? concat : ownerOf(concat.inner);
}

/** The present leaf of a concat, if it is plain. */
export function plainChildOf<T>({ child }: Concat<T>): PlainLeaf<T> | null {
  return plainOf(child as object as Motion<T>);
}

/** Whether a row can stand for a span that is live under a root. */
export function adopts<T>(root: Concat<T>, { observer }: Span): boolean {
  if (!(observer instanceof Concat) || plainChildOf(observer) === null) return false;
  observer.inner = null;
  return isUnder(root, observer as Concat<unknown>);
}

/** Whether all between `concat` and `root` are concats; then each knows the one under it. */
function isUnder<T>(root: Concat<T>, concat: Concat<unknown>): boolean {
  if (concat === root) return true;
  const outer = concat.observer;
  if (!(outer instanceof Concat)) return false;
  outer.inner = concat;
  return isUnder(root, outer as Concat<unknown>);
}

/** Whether what follows the present leaf begins as a row. */
function hasPlainNext<T>({ inner, succession, index }: Concat<T>): boolean {
  // What follows within the present child comes first, plain or not.
  if (inner !== null && hasNext(inner)) return hasPlainNext(inner);
  return index + 1 < succession.count && beginsAsRow(succession.child(index + 1) as object as Motion<T>);
}

/** Whether anything follows the present leaf. */
function hasNext<T>({ inner, succession, index }: Concat<T>): boolean {
  return (inner !== null && hasNext(inner)) || index + 1 < succession.count;
}

/** Starts what follows the present leaf, in the draft. */
function startNext<T>(concat: Concat<T>, start: Seconds): void {
  const { inner } = concat;
  if (inner !== null && hasNext(inner)) {
    startNext(inner, start);
    return;
  }
  concat.index++;
  startInRow(concat, draft, 0, start);
}
