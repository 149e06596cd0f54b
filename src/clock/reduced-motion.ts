import { Observable } from 'rxjs';
import { DefaultStream } from './default-stream.js';
import { shared } from './shared.js';

/** What {@link reducedMotion$} emits, unless it is replaced. */
export const defaultReduced$: DefaultStream<boolean> = /* @__PURE__ */ new DefaultStream<boolean>(
  /* @__PURE__ */ new Observable((subscriber) => {
    if (typeof matchMedia === 'undefined') {
      subscriber.next(false);
      subscriber.complete();
      return;
    }
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const emit = (): void => subscriber.next(query.matches);
    query.addEventListener('change', emit);
    subscriber.add(() => query.removeEventListener('change', emit));
    emit();
  }),
);

/**
 * Whether the user has asked for less motion (`prefers-reduced-motion`), now and whenever it changes; or what
 * {@link motionDefaults} says. On a server it emits false and completes.
 *
 * @see `respectReducedMotion`, which lets actions follow it.
 */
export const reducedMotion$: Observable<boolean> = /* @__PURE__ */ shared(defaultReduced$, true);

/** Whether less motion is asked for at this moment. */
export function asksForLess(reduced$: Observable<boolean>): boolean {
  let latest = false;
  reduced$.subscribe((value) => (latest = value)).unsubscribe();
  return latest;
}
