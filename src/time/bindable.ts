import type { Seconds } from '../clock/seconds.js';
import type { Edges } from './edges.js';
import type { Progress } from './effect.js';
import type { Span } from './span.js';
import type { Succession } from './succession.js';

/** What can be laid over a span of a playhead's time: an action, seen from this layer. */
export interface Bindable<in T> {
  /** Seconds; Infinity if it has no end, or one that is not known beforehand. */
  readonly duration: Seconds;
  /** How its parts follow one another, if they do. */
  readonly succession?: Succession<never> | undefined;
  /** The progress that it emits at `time`. */
  progressAt(time: Seconds): Progress;
  bind(target: T, start: Seconds, end: Seconds, edges: Edges): Span;
}
