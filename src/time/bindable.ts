import type { Seconds } from '../clock/seconds.js';
import type { Curve } from '../easing/curve.js';
import type { Rows } from '../table/rows.js';
import type { Edges } from './edges.js';
import type { Span } from './span.js';
import type { Succession } from './split.js';

/**
 * A leaf that a row of the frame table can animate: it begins as numbers, and becomes an object only when something is asked of its run.
 */
export interface PlainLeaf<in T> {
  /** Starts on a target: reads where it is, and then writes where it goes into a row. */
  startAsRow(target: T, rows: Rows, slot: number, curve?: Curve | null): void;
  /** The leaf that such a row stands for. */
  leafOf(rows: Rows, slot: number, start: Seconds, end: Seconds, edges: Edges): Span;
}

/** What can be laid over a span of a playhead's time: an action, seen from this layer. */
export interface Bindable<in T> {
  /** Seconds; Infinity when it has no end or one that is not known beforehand. */
  readonly duration: Seconds;
  /** Whether all that it does is let time pass. */
  readonly isPause?: boolean;
  /** How its parts follow one another, where they do. */
  readonly succession?: Succession<never> | undefined;
  /** How it begins as a row; null if it cannot. */
  readonly plain?: PlainLeaf<T> | null;
  /** Whether it is a sequence that begins as a row. */
  readonly beginsPlain?: boolean;
  bind(target: T, start: Seconds, end: Seconds, edges: Edges): Span;
}
