import {
  type Observable,
  ReplaySubject,
  defer,
  distinctUntilChanged,
  fromEvent,
  map,
  of,
  share,
  startWith,
} from 'rxjs';

/**
 * Whether the user has asked for less motion (`prefers-reduced-motion`), now and whenever it changes. On a server it
 * emits false and completes.
 *
 * @see `respectReducedMotion`, which lets actions follow it.
 */
export const reducedMotion$: Observable<boolean> = /* @__PURE__ */ defer(() => {
  if (typeof matchMedia === 'undefined') return of(false);
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  return fromEvent(query, 'change').pipe(
    startWith(null),
    map(() => query.matches),
    distinctUntilChanged(),
  );
}).pipe(/* @__PURE__ */ share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: true }));
