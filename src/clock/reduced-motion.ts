import { BehaviorSubject, Observable } from 'rxjs';
import { mediaQuery } from './media-query.js';
import { applyReplacements, noReplacements, type Replacements } from './replacements.js';
import { shareStream } from './shared-stream.js';

/** What replaces the user's setting in {@link reducedMotion$}. */
export const otherSettings$: Replacements<boolean | undefined> = /* @__PURE__ */ noReplacements();

/**
 * Whether the user prefers reduced motion (`prefers-reduced-motion`), now and whenever it changes; or what
 * {@link motionDefaults} says. On a server it emits false and completes.
 *
 * @see `respectReducedMotion`, which lets actions follow it.
 */
export const reducedMotion$: Observable<boolean> = /* @__PURE__ */ new Observable<boolean>((subscriber) => {
  // By hand: a ReplaySubject and distinctUntilChanged add 0.2 kB to every page.
  let last: boolean | undefined;
  return latest$.subscribe({
    // Undefined before the first value.
    next: (isReduced) => {
      if (isReduced === undefined || isReduced === last) return;
      last = isReduced;
      subscriber.next(isReduced);
    },
    error: (error: unknown) => subscriber.error(error),
    complete: () => subscriber.complete(),
  });
});

/** Late subscribers get the latest value first. */
const latest$ = /* @__PURE__ */ shareStream(
  /* @__PURE__ */ applyReplacements(/* @__PURE__ */ mediaQuery('(prefers-reduced-motion: reduce)'), otherSettings$),
  () => new BehaviorSubject<boolean | undefined>(undefined),
);

/** The current value of a stream; false if it has none. */
export function prefersLess(reduced$: Observable<boolean>): boolean {
  let latest = false;
  reduced$.subscribe((value) => (latest = value)).unsubscribe();
  return latest;
}
