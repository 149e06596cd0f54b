import type { Seconds } from '../clock/seconds.js';
import { DURATION, START, TIME, UNTIL, WIDTH } from '../table/row.js';
import { type Rows, draft } from '../table/rows.js';
import type { Bindable, PlainLeaf } from './bindable.js';
import { Concat } from './concat.js';
import { FORWARDS } from './edges.js';
import type { RowRoot } from './row-root.js';
import type { Span, SpanObserver } from './span.js';

/** A concat whose present leaf may be a row of the frame table instead of a span: then it hands over within the row. */
export class RowConcat<T> extends Concat<T> implements RowRoot<T> {
  /** The present child, if it is such a concat itself. */
  private inner: RowConcat<T> | null = null;

  get owner(): RowConcat<T> {
    return this.inner?.owner ?? this;
  }

  get plain(): PlainLeaf<T> | null {
    return this.child.plain ?? null;
  }

  subscribeAsRow(observer: SpanObserver): void {
    this.observer = observer;
    this.playhead = observer.playhead;
  }

  startInRow(rows: Rows, slot: number, start: Seconds): void {
    const { child } = this;
    const end = this.endOfChild(start);
    this.inner = null;
    if (!child.plain) {
      this.inner = child.bind(this.target, start, end, FORWARDS) as object as RowConcat<T>;
      this.inner.subscribeAsRow(this);
      this.inner.startInRow(rows, slot, start);
      return;
    }
    child.plain.startAsRow(this.target, rows, slot);
    const at = slot * WIDTH;
    rows.numbers[at + UNTIL] = end;
    rows.numbers[at + START] = start;
    rows.numbers[at + DURATION] = end - start;
  }

  handOverInRow(rows: Rows, slot: number, time: Seconds, goesOn: () => boolean): boolean {
    const at = slot * WIDTH;
    for (let until = rows.numbers[at + UNTIL]!; time >= until; until = rows.numbers[at + UNTIL]!) {
      if (!this.hasPlainNext) return false;
      rows.write(slot, 1);
      if (!goesOn()) return true;
      this.startNext(until);
      if (!goesOn()) return true;
      rows.take(draft, slot);
      rows.numbers[at + TIME] = time;
    }
    return true;
  }

  adopt(span: Span): boolean {
    const owner = span.observer;
    if (!(owner instanceof RowConcat) || owner.plain === null) return false;
    owner.inner = null;
    return owner.isUnder(this);
  }

  /** Whether all between it and `root` are such concats; then each knows the one under it. */
  private isUnder(root: RowConcat<T>): boolean {
    if (this === root) return true;
    const outer = this.observer;
    if (!(outer instanceof RowConcat)) return false;
    outer.inner = this;
    return outer.isUnder(root);
  }

  /** Whether what follows the present leaf begins as a row. */
  private get hasPlainNext(): boolean {
    const { inner, succession, index } = this;
    // What follows within the present child comes first, plain or not.
    if (inner?.hasNext === true) return inner.hasPlainNext;
    return index + 1 < succession.count && beginsAsRow(succession.child(index + 1));
  }

  /** Whether anything follows the present leaf. */
  private get hasNext(): boolean {
    return this.inner?.hasNext === true || this.index + 1 < this.succession.count;
  }

  /** Starts what follows the present leaf, in the draft. */
  private startNext(start: Seconds): void {
    if (this.inner?.hasNext === true) {
      this.inner.startNext(start);
      return;
    }
    this.index++;
    this.startInRow(draft, 0, start);
  }
}

function beginsAsRow({ duration, plain, beginsPlain }: Bindable<never>): boolean {
  return duration > 0 && (!!plain || beginsPlain === true);
}
