import type { RefCallback } from 'react';
import { identity } from 'rxjs';
import type { StyledElement } from '../element/elemental.js';
import { checkArray, checkFunction, checkOptions } from '../math/check.js';
import { checkReact } from './check-react.js';
import { elementRef } from './element-ref.js';
import { useEntries, type UsePresenceOptions } from './use-entries.js';

/** Options of {@link usePresenceList}. */
export interface PresenceListOptions<T, E extends StyledElement = HTMLElement> extends UsePresenceOptions<E> {
  /** What identifies an item; by default the item itself. */
  readonly key?: ((item: T) => unknown) | undefined;
}

/** An item of a list, even while its element leaves. */
export interface ListedItem<T, E extends StyledElement = HTMLElement> {
  readonly item: T;
  /** The `key` of its element. */
  readonly key: number;
  /** The `ref` of its element. */
  readonly ref: RefCallback<E>;
  /** False while its element leaves. */
  readonly isPresent: boolean;
}

/**
 * Keeps the elements of a list mounted until they have left. The component renders once more when one has left, but
 * never during the motion.
 *
 * A new element enters before the first paint. If an item comes back while its element leaves, the element slows down,
 * reverses and returns. With {@link useFlip} on the parent, the other elements glide, and leaving ones give up their
 * space.
 *
 * ```ts
 * import { createElement } from 'react';
 * import { useFlip, usePresenceList } from 'rx-motion/react';
 *
 * function Names({ names }: { readonly names: readonly string[] }) {
 *   const list = usePresenceList(names);
 *   const items = list.map(({ item, key, ref }) => createElement('li', { key, ref }, item));
 *   return createElement('ul', { ref: useFlip() }, items);
 * }
 * ```
 *
 * @param items The items of the list, with different keys.
 * @param options How elements enter and leave.
 * @returns The items to render, in order; each leaving item stays after its former predecessor.
 * @throws TypeError when an argument is of the wrong kind; RangeError when two items have the same key, or an action
 * has no end.
 */
export function usePresenceList<T, E extends StyledElement = HTMLElement>(
  items: readonly T[],
  options: PresenceListOptions<T, E> = {},
): ListedItem<T, E>[] {
  checkReact();
  checkArray('usePresenceList', 'items', items);
  const { key = identity } = checkOptions('usePresenceList', options, 'enter frame$ initial key leave');
  checkFunction('usePresenceList', 'key', key);
  return useEntries<T, E>('usePresenceList', items, key, options, elementRef).map(({ item, isPresent, entry }) => ({
    item,
    isPresent,
    key: entry.key,
    ref: entry.ref,
  }));
}
