import { distinctUntilChanged, type Observable, ReplaySubject } from 'rxjs';
import { mediaQuery } from './media-query.js';
import { noOthers, type Others, shareStream } from './shared-stream.js';

/** What replaces the user's setting in {@link reducedMotion$}. */
export const otherReduced$: Others<boolean> = /* @__PURE__ */ noOthers();

/** The setting of the user's system, or what replaces it. Late subscribers get the latest value first. */
const setting$ = /* @__PURE__ */ shareStream(
  /* @__PURE__ */ mediaQuery('(prefers-reduced-motion: reduce)'),
  otherReduced$,
  () => new ReplaySubject(1),
);

/**
 * Whether the user prefers reduced motion (`prefers-reduced-motion`), now and whenever it changes; or what
 * {@link motionDefaults} says. On a server it emits false and completes.
 *
 * @see `respectReducedMotion`, which lets actions follow it.
 */
export const reducedMotion$: Observable<boolean> = /* @__PURE__ */ setting$.pipe(
  /* @__PURE__ */ distinctUntilChanged(),
);

/** The current value of a stream; false if it has none. */
export function prefersLess(reduced$: Observable<boolean>): boolean {
  let latest = false;
  reduced$.subscribe((value) => (latest = value)).unsubscribe();
  return latest;
}
