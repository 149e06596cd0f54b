import { Observable } from 'rxjs';
import { checkObject } from '../../math/check.js';
import { checkElement } from '../style/check-element.js';

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
 * @param options As for `IntersectionObserver`; a threshold says how much of the element must be in view.
 * @throws TypeError when `element` is not an element, or the options are invalid for an `IntersectionObserver`.
 */
export function whenVisible$(element: Element, options: IntersectionObserverInit = {}): Observable<boolean> {
  checkObject('whenVisible$', 'options', options);
  checkElement('whenVisible$', element);
  return new Observable((subscriber) => {
    let last: boolean | undefined;
    const observer = observerOf((entries) => {
      const isVisible = entries.at(-1)!.isIntersecting;
      if (isVisible !== last) subscriber.next((last = isVisible));
    }, options);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  });
}

function observerOf(look: IntersectionObserverCallback, options: IntersectionObserverInit): IntersectionObserver {
  try {
    return new IntersectionObserver(look, options);
  } catch (error) {
    throw new TypeError('whenVisible$: options must be ones that an IntersectionObserver takes', { cause: error });
  }
}
