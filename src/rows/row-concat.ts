import type { Seconds } from '../clock/seconds.js';
import type { PlainLeaf } from '../lines/plain-leaf.js';
import type { Motion } from '../motion/motion.js';
import { DURATION, START, UNTIL, WIDTH } from '../table/row.js';
import type { Rows } from '../table/rows.js';
import type { Bindable } from '../time/bindable.js';
import { Concat } from '../time/concat.js';
import { FORWARDS } from '../time/edges.js';
import type { Playhead } from '../time/playhead.js';
import type { Span, SpanObserver } from '../time/span.js';
import { plainOf, readStart, writePlain } from './plain-row.js';

// The current leaf of a concat may be a row of the frame table instead of a span. The concat then hands over within
// that row.

/** Whether a motion is a plain leaf, or a sequence that begins with one. */
export function beginsAsRow(motion: Motion<never>): boolean {
  if (!(motion.duration > 0)) return false;
  if (plainOf(motion) !== null) return true;
  const { succession }: Bindable<never> = motion;
  if (succession?.waits !== true || succession.count === 0) return false;
  const first = succession.child(0) as object as Motion<never>;
  return first.duration > 0 && plainOf(first) !== null;
}

/** Subscribes a concat without putting it under the playhead: a row stands for it. */
export function subscribeAsRow(concat: Concat, observer: SpanObserver): void {
  concat.observer = observer;
  concat.playhead = observer.playhead;
}

/** Starts the current leaf of a concat in a row. Returns false if reading its target stops the run. */
export function startInRow(concat: Concat, run: Playhead, rows: Rows, slot: number, start: Seconds): boolean {
  const { child } = concat;
  const end = concat.endOfChild(start);
  const plain = plainChildOf(concat);
  if (plain === null) {
    let { inner } = concat;
    // Usually another round of the same child.
    if (inner === undefined || inner.succession !== child.succession)
      inner = child.bind(concat.target, start, end, FORWARDS) as object as Concat;
    concat.inner = inner;
    inner.startOver(start, end);
    subscribeAsRow(inner, concat);
    return startInRow(inner, run, rows, slot, start);
  }
  if (concat.inner !== undefined) concat.inner = undefined;
  writePlain(plain, readStart(plain, concat.target), rows, slot);
  const at = slot * WIDTH;
  rows.numbers[at + UNTIL] = end;
  rows.numbers[at + START] = start;
  rows.numbers[at + DURATION] = end - start;
  if (!run.isLive) rows.clear(slot);
  return run.isLive;
}

/** The innermost concat: the current leaf belongs to it. */
export function ownerOf(concat: Concat): Concat {
  return concat.inner === undefined ? concat : ownerOf(concat.inner);
}

/** The concat whose next child follows the current leaf, if that child begins as a row. */
export function nextOwner(root: Concat): Concat | null {
  let owner: Concat | null = null;
  for (let concat: Concat | undefined = root; concat !== undefined; concat = concat.inner)
    if (concat.index + 1 < concat.succession.count) owner = concat;
  if (owner === null) return null;
  const { succession, index } = owner;
  return beginsAsRow(succession.child(index + 1) as object as Motion<never>) ? owner : null;
}

/** The current leaf of a concat, if it is plain. */
export function plainChildOf({ child }: Concat): PlainLeaf<never> | null {
  return plainOf(child as object as Motion<never>);
}

/**
 * Links the concats from a root to the owner of its live span, so that a row can stand for the span. Returns whether it
 * can: the span is plain, and nothing but concats is around it.
 */
export function linkOwner(root: Concat, { observer }: Span): boolean {
  if (!(observer instanceof Concat) || plainChildOf(observer) === null) return false;
  observer.inner = undefined;
  for (let concat: Concat = observer; concat !== root;) {
    const outer: SpanObserver | null = concat.observer;
    if (!(outer instanceof Concat)) return false;
    outer.inner = concat;
    concat = outer;
  }
  return true;
}
