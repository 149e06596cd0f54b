import { Observable, startWith, switchMap } from 'rxjs';

/**
 * Emits after each layout in which an element or one of its parts was resized, added or removed.
 *
 * @param parts The parts of the element now. What overflows a part of a fixed size is not observed.
 */
export function contentSize$(element: Element, parts: () => Iterable<Element>): Observable<void> {
  // Observing again emits after the next layout: nothing has to be laid out now.
  return contents$(element).pipe(
    startWith(undefined),
    switchMap(() => resizes$([element, ...parts()])),
  );
}

/** Emits after the first layout, and after each one in which an element was resized. */
export function resizes$(elements: readonly Element[]): Observable<void> {
  return observed(
    (tell) => new ResizeObserver(tell),
    (observer) => {
      for (const element of elements) observer.observe(element);
    },
  );
}

/** Emits when something is added to an element, or removed. */
function contents$(element: Element): Observable<void> {
  return observed(
    (tell) => new MutationObserver(tell),
    (observer) => {
      observer.observe(element, { childList: true, subtree: true });
    },
  );
}

function observed<O extends ResizeObserver | MutationObserver>(
  make: (tell: () => void) => O,
  observe: (observer: O) => void,
): Observable<void> {
  return new Observable((subscriber) => {
    const observer = make(() => {
      subscriber.next();
    });
    observe(observer);
    return () => {
      observer.disconnect();
    };
  });
}
