import { type FiniteAction, play, type Seconds, sineInOut, to } from 'rx-motion';
import { defer, map, type Observable, scan, switchMap } from 'rxjs';

/** How long the menu takes to open, and to close. */
export const duration: Seconds = 1;

/** Plays an action on the menu. */
export type Run = (action: FiniteAction<{ open: number }>, menu: { open: number }) => Observable<number>;

/**
 * How far a menu is open, from 0 to 1, for clicks that open and close it. A click halfway through reverses it.
 *
 * @param click$ The clicks.
 * @param run$ Runs each motion; `switchMap` stops it at the next click.
 */
export function openness(click$: Observable<unknown>, run$: Run): Observable<number> {
  return defer(() => {
    const menu = { open: 0 };
    return click$.pipe(
      scan((isOpen) => !isOpen, false),
      switchMap((isOpen) => run$(to(duration, { open: isOpen ? 1 : 0 }, sineInOut), menu)),
      map(() => menu.open),
    );
  });
}

/** {@link openness} on a stream of frames. */
export function onFrames(frame$: Observable<Seconds>): Run {
  return (action, menu) => play(action, menu, frame$);
}
