import { type Observable, fromEvent, merge, share } from 'rxjs';
import { contentSize$ } from './content-size.js';
import { type Scroller, contentOf, scroll$ } from './scroller.js';

const all = /* @__PURE__ */ new WeakMap<Element, Observable<unknown>>();

/** Emits when it is scrolled, with the event, and when it or one of its children is resized, added or removed. */
export function scrollChange$(scroller: Scroller): Observable<unknown> {
  const { element, shown } = scroller;
  let change$ = all.get(element);
  if (change$ === undefined) {
    const content$ = contentSize$(element, () => [contentOf(scroller), ...contentOf(scroller).children]);
    // Shared: hundreds of elements may follow one scroller.
    change$ = merge(scroll$(scroller), fromEvent(shown, 'resize'), content$).pipe(share());
    all.set(element, change$);
  }
  return change$;
}
