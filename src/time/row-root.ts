import type { Seconds } from '../clock/seconds.js';
import type { Rows } from '../table/rows.js';
import type { PlainLeaf } from './bindable.js';
import type { SpanObserver } from './span.js';

/** The root of a run of which a row stands for the present leaf. */
export interface RowRoot<T> extends SpanObserver {
  readonly target: T;
  /** The present leaf; null if no row can stand for it. */
  readonly plain: PlainLeaf<T> | null;
  /** Is subscribed without a place in the queue. */
  subscribeAsRow(observer: SpanObserver): void;
  /** Starts its first leaf in a row. */
  startFirst(rows: Rows, slot: number): void;
  /**
   * The leaf in the row is over: ends it, and starts the next one, as long as a time is not reached.
   *
   * @param goesOn Whether the run goes on: what is written or read may stop it.
   * @returns Whether all that ends before `time` has ended. If not, what follows is not plain.
   */
  handOverInRow(rows: Rows, slot: number, time: Seconds, goesOn: () => boolean): boolean;
}

/** Whether a span can be the root of a row. */
export function isRowRoot<T>(root: object | null): root is RowRoot<T> {
  return root !== null && 'handOverInRow' in root;
}
