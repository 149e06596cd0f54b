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
import { DefaultStream } from './default-stream.js';

/** What {@link reducedMotion$} emits, unless it is replaced. */
export const defaultReduced$: DefaultStream<boolean> = /* @__PURE__ */ new DefaultStream<boolean>(
  /* @__PURE__ */ defer(() => {
    if (typeof matchMedia === 'undefined') return of(false);
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    return fromEvent(query, 'change').pipe(
      startWith(null),
      map(() => query.matches),
    );
  }),
);

/**
 * Whether the user has asked for less motion (`prefers-reduced-motion`), now and whenever it changes; or what
 * {@link motionDefaults} says. On a server it emits false and completes.
 *
 * @see `respectReducedMotion`, which lets actions follow it.
 */
export const reducedMotion$: Observable<boolean> = /* @__PURE__ */ defaultReduced$.pipe(
  /* @__PURE__ */ distinctUntilChanged(),
  /* @__PURE__ */ share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: true }),
);
