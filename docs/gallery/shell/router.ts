import { type Observable, distinctUntilChanged, fromEvent, map, startWith } from 'rxjs';

/** What stands behind `#/` in the address, now and whenever it changes: empty for the way in. */
export const route$: Observable<string> = fromEvent(window, 'hashchange').pipe(
  startWith(null),
  map(() => location.hash.replace(/^#\/?/, '')),
  distinctUntilChanged(),
);
