import { type Observable, fromEvent, map, merge, share } from 'rxjs';
import { contentSize$ } from './content-size.js';
import { type Scroller, contentOf, scroll$ } from './scroller.js';

/** Where a scroller is, and why that is to be seen. */
export interface ScrollChange {
  /** Whether it is more than its position that may have changed. */
  readonly isLaidOut: boolean;
  /** As its element counts: below 0 if its content begins at the right or at the bottom. */
  readonly x: number;
  readonly y: number;
}

/** Where a scroller is now. */
export function placeOf({ box }: Scroller, isLaidOut: boolean): ScrollChange {
  return { isLaidOut, x: box.scrollLeft, y: box.scrollTop };
}

const all = /* @__PURE__ */ new WeakMap<Element, Observable<ScrollChange>>();

/** Emits when it is scrolled, and when it or one of its children is resized, added or removed. */
export function scrollChange$(scroller: Scroller): Observable<ScrollChange> {
  const { element, shown } = scroller;
  let change$ = all.get(element);
  if (change$ === undefined) {
    const content$ = contentSize$(element, () => [contentOf(scroller), ...contentOf(scroller).children]);
    const layout$ = merge(fromEvent(shown, 'resize'), content$);
    // Shared: hundreds of elements may follow one scroller, and to read its position takes longer than all the rest.
    change$ = merge(scroll$(scroller).pipe(map(() => false)), layout$.pipe(map(() => true))).pipe(
      map((isLaidOut) => placeOf(scroller, isLaidOut)),
      share(),
    );
    all.set(element, change$);
  }
  return change$;
}
