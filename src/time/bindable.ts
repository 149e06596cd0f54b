import type { Seconds } from '../clock/seconds.js';
import type { Ends, Stretch } from './stretch.js';

/** What can be laid over a stretch of a playhead's time: an action, seen from this layer. */
export interface Bindable<in T> {
  /** Seconds; Infinity when it has no end or one that is not known beforehand. */
  readonly duration: Seconds;
  /**
   * @param spent What came before, on the same playhead, and is over for good: it may be used again. Then no memory is asked for,
   *   and what a frame goes through stays where it lies.
   */
  bind(target: T, start: Seconds, end: Seconds, ends: Ends, spent?: Stretch | null): Stretch;
}

/**
 * `bindable.bind(…)`, in a frame of the stack of its own, however deep engines inline: inside of a `try`, or where there is no room left
 * for all constructors of a stretch, V8 takes five times as long to make one. It calls itself, for no function is inlined into itself.
 */
export function bindApart<T>(
  bindable: Bindable<T>,
  target: T,
  start: Seconds,
  end: Seconds,
  ends: Ends,
  spent: Stretch | null = null,
  isApart = false,
): Stretch {
  return isApart
    ? bindable.bind(target, start, end, ends, spent)
    : bindApart(bindable, target, start, end, ends, spent, true);
}
