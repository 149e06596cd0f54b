import { type Observable, defer, finalize, map } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { checkElement } from '../dom/style/check-element.js';
import type { StyledElement } from '../dom/style/elemental.js';
import { PresenceList } from './presence-list.js';
import { type PresenceOptions, checkPresence } from './presence-options.js';

/**
 * Keeps the elements of a container in step with a stream of items: new ones enter, those that stay glide to where
 * they belong, and those whose items are gone leave.
 *
 * Whatever came before and whenever it came, in the end the container has the elements of the last list, in its order,
 * each once, without any inline style of a motion. An item that comes back while its element leaves turns it round.
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
 * @param container Whose children these elements are; it must be positioned (`position: relative`, say) if elements are
 * taken out of the flow. Other children of it stay before them.
 * @param items$ The whole list, each time.
 * @returns Subscribed, the container follows. It emits the elements of each list, in order. Unsubscribed, leaving
 * elements are removed, and all others stay where they are. An error, as of two items with one key, comes through its
 * error channel.
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
