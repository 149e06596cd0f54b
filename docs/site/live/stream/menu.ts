import { frame$, play, sineInOut } from 'rx-motion';
import { domTarget, styleTo } from 'rx-motion/dom';
import { defer, map, type Observable, scan, switchMap } from 'rxjs';

export function toggle(
  panel: HTMLElement,
  click$: Observable<unknown>,
  clock$ = frame$,
) {
  return defer(() => {
    const menu = domTarget(panel);
    return click$.pipe(
      scan((open) => !open, false),
      map((open) => styleTo(1, { height: open ? 'auto' : 0 }, sineInOut)),
      switchMap((change) => play(change, menu, clock$)),
    );
  });
}
