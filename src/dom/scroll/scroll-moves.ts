import { defer, fromEvent, map, type Observable, pairwise, startWith } from 'rxjs';
import { checkOptions } from '../../math/check.js';
import { scrollable, scrollerOf, scrollPosition } from './scroller.js';

/** Which axis {@link scrollVelocity$} and {@link scrollDirection$} watch. */
export interface ScrollAxis {
  /** Default: `y`. */
  readonly axis?: 'x' | 'y' | undefined;
}

/** How far a scroller has moved since the previous scroll event, and how long that took. */
export interface ScrollMove {
  readonly pixels: number;
  /** Infinity for the first one. */
  readonly milliseconds: number;
}

/**
 * The moves of a scroller, by its events and their timestamps. While it bounces beyond an end, it counts as being at
 * that end.
 */
export function scrollMoves$(caller: string, element: Element, options: ScrollAxis): Observable<ScrollMove> {
  const { axis = 'y' } = checkOptions(caller, options, 'axis');
  const scroller = scrollerOf(caller, element, axis);
  const sample = ({ timeStamp }: Pick<Event, 'timeStamp'>): { at: number; pixels: number } => ({
    at: timeStamp,
    pixels: Math.max(0, Math.min(scrollable(scroller), scrollPosition(scroller))),
  });
  return defer(() =>
    fromEvent<Event>(scroller.events, 'scroll').pipe(
      map(sample),
      startWith(sample({ timeStamp: -Infinity })),
      pairwise(),
      map(([before, now]) => ({ pixels: now.pixels - before.pixels, milliseconds: now.at - before.at })),
    ),
  );
}
