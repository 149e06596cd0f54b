import { Observable } from 'rxjs';

/**
 * Emits after each layout in which an element or one of its parts was resized, added or removed.
 *
 * @param parts The parts of the element now. What overflows a part of a fixed size is not observed.
 */
export function contentSize$(element: Element, parts: () => Iterable<Element>): Observable<void> {
  return new Observable((subscriber) => {
    const sizes = new ResizeObserver(() => {
      subscriber.next();
    });
    const observe = (): void => {
      sizes.disconnect();
      sizes.observe(element);
      for (const part of parts()) sizes.observe(part);
    };
    // Observing again emits after the next layout: nothing has to be laid out now.
    const contents = new MutationObserver(observe);
    contents.observe(element, { childList: true, subtree: true });
    observe();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  });
}
