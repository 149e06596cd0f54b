import { Observable } from 'rxjs';

/**
 * Emits once a layout in which an element, or one of the parts in it, got another size, came or went.
 *
 * @param parts What is in the element now. What is in a part of a fixed size, and sticks out of it, is not looked at.
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
    // To observe them anew emits after the next layout, so nothing has to be laid out now.
    const contents = new MutationObserver(observe);
    contents.observe(element, { childList: true, subtree: true });
    observe();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  });
}
