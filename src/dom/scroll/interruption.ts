import { type Observable, filter, fromEvent, merge } from 'rxjs';

/** Emits when a user scrolls: by a wheel, by touching, or by a key that scrolls. */
export function interruption$(scroller: EventTarget): Observable<Event> {
  const passive = { passive: true };
  return merge(
    fromEvent<Event>(scroller, 'wheel', passive),
    fromEvent<Event>(scroller, 'touchmove', passive),
    fromEvent<KeyboardEvent>(scroller, 'keydown', passive).pipe(filter(({ key }) => SCROLLING_KEYS.test(key))),
  );
}

const SCROLLING_KEYS = /^(?: |Arrow\w+|Page\w+|Home|End|Tab)$/;
