import type { Seconds } from '../clock/seconds.js';
import type { Rows } from '../table/rows.js';
import type { PlainLeaf } from './bindable.js';
import type { Span, SpanObserver } from './span.js';

/** The root of a run whose present leaf is a row of the frame table. */
export interface RowRoot<T> extends Span {
  /** What the leaf belongs to, as a span would belong to its observer; and what the row stands for, if it can stand for it. */
  readonly owner: SpanObserver & { readonly plain: PlainLeaf<T> | null };
  /** Is subscribed without a place in the queue. */
  subscribeAsRow(observer: SpanObserver): void;
  /** Starts its present leaf in a row. */
  startInRow(rows: Rows, slot: number, start: Seconds): void;
  /**
   * The leaf in the row is over: ends it and starts the next one, until one lasts longer than `time`.
   *
   * @param goesOn Whether the run goes on: what is written or read may stop it.
   * @returns False if what follows cannot begin as a row.
   */
  handOverInRow(rows: Rows, slot: number, time: Seconds, goesOn: () => boolean): boolean;
  /** Whether a row can stand for a span that is live under it. */
  adopt(span: Span): boolean;
}

/** Whether a span can be the root of a row. */
export function isRowRoot<T>(root: Span | null): root is RowRoot<T> {
  return root !== null && 'handOverInRow' in root;
}
