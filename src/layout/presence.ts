import { defer, finalize, map, type Observable } from 'rxjs';
import { checkObservable } from '../clock/observable-of.js';
import { checkElement, type StyledElement } from '../element/elemental.js';
import { PresenceList } from './presence-list.js';
import { checkPresence, type PresenceOptions } from './presence-options.js';

/**
 * Keeps the elements of a container in step with a stream of lists: new elements enter, those that stay glide to their
 * new places, and those whose items are gone leave.
 *
 * Lists may arrive at any time. In the end, the container has the elements of the last list, in its order, without
 * inline styles left over from a motion. If an item comes back while its element leaves, the element returns.
 *
 * ```ts page
 * import { Subject } from 'rxjs';
 * import { presence } from 'rx-motion/layout';
 *
 * const toasts$ = new Subject<readonly { id: number; text: string }[]>();
 * presence(document.querySelector('#box')!, toasts$, {
 *   key: ({ id }) => id,
 *   create: ({ text }) => Object.assign(document.createElement('p'), { textContent: text }),
 * }).subscribe();
 * toasts$.next([{ id: 1, text: 'Saved' }]);
 * ```
 *
 * @param container The parent of the elements. It must be positioned (`position: relative`, say) if elements are taken
 * out of the flow. Its other children stay before them.
 * @param items$ Emits the whole list each time.
 * @returns Emits the elements of each list, in order; the container follows while it is subscribed. Unsubscribing
 * removes leaving elements, and stops the others where they are. Errors, such as two items with the same key, come
 * through the error channel.
 * @throws TypeError when an argument is of the wrong kind; RangeError when a time is negative.
 */
export function presence<T, E extends StyledElement = HTMLElement>(
  container: Element,
  items$: Observable<Iterable<T>>,
  options: PresenceOptions<T, E>,
): Observable<readonly E[]> {
  checkElement('presence', container);
  checkObservable('presence', 'items$', items$);
  const checked = checkPresence(options);
  return defer(() => {
    const list = new PresenceList(container, checked);
    return items$.pipe(
      map((items) => list.show([...items])),
      finalize(() => {
        list.stop();
      }),
    );
  });
}
