import { type Observable, EMPTY, filter, fromEvent, map, merge, of, switchMap, takeUntil } from 'rxjs';

/** Where a pressed pointer is in the window, from left to right. A finger has to move: it may be about to scroll. */
export function scrubbed$(element: Element): Observable<number> {
  const up$ = merge(fromEvent(document, 'pointerup'), fromEvent(document, 'pointercancel'));
  const move$ = fromEvent<PointerEvent>(document, 'pointermove').pipe(takeUntil(up$));
  return fromEvent<PointerEvent>(element, 'pointerdown').pipe(
    filter(({ button }) => button === 0),
    switchMap((down) => merge(down.pointerType === 'touch' ? EMPTY : of(down), move$)),
    map(({ clientX }) => clientX),
  );
}
