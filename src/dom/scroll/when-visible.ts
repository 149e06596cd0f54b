import { distinctUntilChanged, Observable, Subject } from 'rxjs';
import { checkElement } from '../../element/elemental.js';
import { checkObject } from '../../math/check.js';

/**
 * Whether an element is in view: emits once the browser has observed it, and whenever this changes.
 *
 *     element       out--------------in-----------out
 *     whenVisible$  ----false--------true---------false
 *
 * ```ts page
 * import { filter, switchMap, take } from 'rxjs';
 * import { fadeIn, play } from 'rx-motion';
 * import { domTarget, whenVisible$ } from 'rx-motion/dom';
 *
 * const card = document.querySelector<HTMLElement>('#card')!;
 * card.style.opacity = '0';
 * whenVisible$(card)
 *   .pipe(filter(Boolean), take(1), switchMap(() => play(fadeIn(0.5), domTarget(card))))
 *   .subscribe();
 * ```
 *
 * Elements that come into view together are reported in the order of the subscriptions, if they share the `options`
 * object or have none.
 *
 * @param options As for `IntersectionObserver`; a threshold says how much of the element must be in view.
 * @throws TypeError when `element` is not an element, or `options` not an object. On subscription, through the error
 * channel, a TypeError when the options are invalid for an `IntersectionObserver`.
 */
export function whenVisible$(element: Element, options: IntersectionObserverInit = EVERYWHERE): Observable<boolean> {
  checkObject('whenVisible$', 'options', options);
  checkElement('whenVisible$', element);
  return new Observable((subscriber) => {
    const { observer, seen } = lookoutFor(options);
    const isVisible$ = seen.get(element) ?? new Subject();
    seen.set(element, isVisible$);
    subscriber.add(isVisible$.pipe(distinctUntilChanged()).subscribe(subscriber));
    // The browser reports an element when it begins to observe it.
    observer.unobserve(element);
    observer.observe(element);
    return () => {
      if (isVisible$.observed) return;
      seen.delete(element);
      observer.unobserve(element);
    };
  });
}

/** An observer, and whether each element is in view. */
interface Lookout {
  readonly observer: IntersectionObserver;
  readonly seen: WeakMap<Element, Subject<boolean>>;
}

const EVERYWHERE: IntersectionObserverInit = {};

/** One for each options object, because browsers call several observers in no fixed order. */
const lookouts = /* @__PURE__ */ new WeakMap<IntersectionObserverInit, Lookout>();

function lookoutFor(options: IntersectionObserverInit): Lookout {
  const known = lookouts.get(options);
  // A test may have put another class in its place.
  if (known?.observer instanceof IntersectionObserver) return known;
  const seen: Lookout['seen'] = new WeakMap();
  const observer = observerOf((entries) => {
    for (const { target, isIntersecting } of entries) seen.get(target)?.next(isIntersecting);
  }, options);
  const lookout = { observer, seen };
  lookouts.set(options, lookout);
  return lookout;
}

function observerOf(look: IntersectionObserverCallback, options: IntersectionObserverInit): IntersectionObserver {
  try {
    return new IntersectionObserver(look, options);
  } catch (error) {
    throw new TypeError('whenVisible$: root, rootMargin and threshold must be valid for an IntersectionObserver', {
      cause: error,
    });
  }
}
