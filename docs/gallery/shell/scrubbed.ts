import { filter, fromEvent, map, merge, type Observable, skipWhile, startWith, switchMap, takeUntil } from 'rxjs';

/** Where a pointer presses or taps, from left to right in the window. A finger that moves up or down scrolls. */
export function scrubbed$(element: Element): Observable<number> {
  const up$ = merge(fromEvent(document, 'pointerup'), fromEvent(document, 'pointercancel'));
  const move$ = fromEvent<PointerEvent>(document, 'pointermove').pipe(takeUntil(up$));
  const pressed$ = fromEvent<PointerEvent>(element, 'pointerdown').pipe(
    filter(({ button }) => button === 0),
    switchMap((down) => {
      const scrolls = ({ clientX, clientY }: PointerEvent): boolean =>
        Math.abs(clientX - down.clientX) <= Math.abs(clientY - down.clientY);
      return move$.pipe(down.pointerType === 'touch' ? skipWhile(scrolls) : startWith(down));
    }),
  );
  return merge(pressed$, fromEvent<PointerEvent>(element, 'click')).pipe(map(({ clientX }) => clientX));
}
