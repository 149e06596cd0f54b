import { fromEvent, Observable, type Subscription } from 'rxjs';
import { checkDrag, type DragOptions } from '../dom/pointer/drag-options.js';
import { checkElement } from '../element/elemental.js';
import { checkFunction, checkOptions, checkString } from '../math/check.js';
import { type Sorter, SortItem } from './sort-item.js';
import { isSame, type SortPlace, SortPlaces } from './sort-places.js';

/** What a user asks for: an item at another place. */
export interface Sorting {
  readonly item: HTMLElement;
  readonly from: SortPlace;
  readonly to: SortPlace;
}

/** How {@link sortable$} sorts. `after`, `axis` and `within` are those of `drag$`. */
export interface SortableOptions extends Pick<DragOptions, 'after' | 'axis' | 'within'> {
  /** A selector of the part to take an item by; by default the whole item. */
  readonly from?: string | undefined;
  /** A selector of the items among the children of the lists; by default all of them. */
  readonly items?: string | undefined;
  /** What a screen reader says after a move; by default the text of the item, its position and their number. */
  readonly say?: ((item: HTMLElement, position: number, count: number) => string) | undefined;
}

/**
 * Lets users sort lists, grids and boards by mouse, finger and keyboard. It emits what the user asks for; changing the
 * lists is up to the page.
 *
 * A held item stays under the pointer, and has the attribute `data-held`. It asks for another place when its middle
 * passes that of another item, or enters another list. When it is released, it glides to its place with the velocity of
 * the hand; Escape puts it back where it was taken. The arrow keys move the item that has the focus, in the direction
 * that is seen, and a live region says where it is.
 *
 * ```ts page
 * import { flipGroup, sortable$ } from 'rx-motion/layout';
 *
 * const list = document.querySelector('#list')!;
 * const group = flipGroup('#list > *');
 * sortable$(list).subscribe(({ item, to }) => {
 *   const others = [...list.children].filter((it) => it !== item);
 *   group.before();
 *   list.insertBefore(item, others[to.index] ?? null);
 *   group.after();
 * });
 * ```
 *
 * Items may be added, removed and sorted at any time, also by {@link presence}. For the keyboard, they or their handles
 * must be focusable, and the page must change the lists at once, not in a later frame. Without `from`, a finger on an
 * item does not scroll the page.
 *
 * @param lists The parents of the items: one, or several between which items move.
 * @throws TypeError when an argument is of the wrong kind; RangeError when an option of `drag$` is out of range.
 */
export function sortable$(lists: Element | Iterable<Element>, options: SortableOptions = {}): Observable<Sorting> {
  const all = Symbol.iterator in Object(lists) ? [...(lists as Iterable<Element>)] : [lists as Element];
  for (const list of all) checkElement('sortable$', list, 'lists');
  const { from, items = '*', say = sayPlace } = checkOptions('sortable$', options, 'after axis from items say within');
  const { after = 4, axis, within } = options;
  checkDrag('sortable$', { after, axis, within });
  checkString('sortable$', 'items', items);
  if (from !== undefined) checkString('sortable$', 'from', from);
  checkFunction('sortable$', 'say', say);
  return new Observable((subscriber) => {
    const places = new SortPlaces(all, items);
    const status = document.createElement('div');
    status.role = 'status';
    status.style.cssText = UNSEEN;
    document.body.append(status);
    const sorter: Sorter = {
      places,
      isEscaped: false,
      // Also says where the item is then.
      move(item, to) {
        const from = places.placeOf(item);
        if (to === undefined || from.index < 0 || isSame(from, to)) return;
        subscriber.next({ item, from, to });
        const now = places.placeOf(item);
        if (!isSame(from, now)) status.textContent = say(item, now.index + 1, places.itemsOf(now.list).length);
      },
    };
    const sort = (item: HTMLElement): Subscription =>
      new SortItem(item, sorter).follow({ after, axis, from, within }, (error) => subscriber.error(error));
    const sorted = new Map<HTMLElement, Subscription>();
    const note = (): void => {
      for (const [item, subscription] of sorted)
        if (!all.includes(item.parentElement!)) {
          sorted.delete(item);
          subscription.unsubscribe();
        }
      for (const item of places.items) if (!sorted.has(item)) sorted.set(item, sort(item));
    };
    const changes = new MutationObserver(note);
    for (const list of all) changes.observe(list, { childList: true });
    note();

    const keys = fromEvent<KeyboardEvent>(document, 'keydown').subscribe((event) => {
      const { key } = event;
      // It comes before the drag ends, which listens later.
      sorter.isEscaped = key === 'Escape';
      const arrow = ARROWS[key];
      const path = event.composedPath() as HTMLElement[];
      const item = places.items.find((one) => path.includes(one));
      // What has the focus may be in a shadow tree in it.
      const handle = path.find((one) => item?.contains(one));
      if (!arrow || !item || !handle || event.altKey || event.ctrlKey || event.metaKey) return;
      if (handle !== item && (from === undefined || !handle.matches(from))) return;
      // The page does not scroll.
      event.preventDefault();
      sorter.move(item, places.placeTowards(item, ...arrow));
      // It may have lost the focus on its way.
      handle.focus();
    });
    return () => {
      keys.unsubscribe();
      changes.disconnect();
      for (const subscription of sorted.values()) subscription.unsubscribe();
      status.remove();
    };
  });
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Hidden from the eye only. */
const UNSEEN = 'position: fixed; clip-path: inset(50%)';

function sayPlace({ textContent }: HTMLElement, position: number, count: number): string {
  return `${textContent.trim()}, ${position} / ${count}`;
}
