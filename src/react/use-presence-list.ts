import { type RefCallback, useReducer, useRef } from 'react';
import { EMPTY, identity, type Observable } from 'rxjs';
import { checkObservable } from '../clock/check-observable.js';
import { frame$ as defaultFrame$ } from '../clock/frames.js';
import type { Seconds } from '../clock/seconds.js';
import { departures } from '../dom/presence/departure.js';
import type { StyledElement } from '../element/elemental.js';
import { checkMoves, type Moves } from '../layout/move-for.js';
import { passing } from '../layout/passing.js';
import { checkArray, checkBoolean, checkFunction, checkOptions } from '../math/check.js';
import { checkReact } from './check-react.js';
import { hasLeft, merged, type Shown } from './merged.js';
import { useElementEffect } from './use-element-effect.js';

/** Options of {@link usePresenceList}. */
export interface PresenceListOptions<T, E extends StyledElement = HTMLElement> extends Moves<E> {
  /** What identifies an item; by default the item itself. */
  readonly key?: ((item: T) => unknown) | undefined;
  /** Whether the elements of the first render enter, too, instead of being there already. By default true. */
  readonly initial?: boolean | undefined;
  /** Frame deltas in seconds; by default the page's animation frames. */
  readonly frame$?: Observable<Seconds> | undefined;
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
  checkArray('usePresenceList', 'items', items);
  const {
    key = identity,
    frame$ = defaultFrame$,
    initial = true,
  } = checkOptions('usePresenceList', options, 'enter frame$ initial key leave');
  checkBoolean('usePresenceList', 'initial', initial);
  checkFunction('usePresenceList', 'key', key);
  checkObservable('usePresenceList', 'frame$', frame$);
  checkMoves('usePresenceList', options);
  checkReact();
  const committed = useRef<readonly Shown<T, E>[]>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const list = merged(committed.current ?? [], items, key);
  useElementEffect(() => {
    const isFirst = committed.current === null;
    committed.current = list;
    for (const { entry, isPresent } of list) {
      // An element may have left since this was rendered. If its item is back, the item gets a new element.
      if (hasLeft(entry)) render();
      else if (entry.isPresent !== isPresent) {
        entry.isPresent = isPresent;
        const before = entry.transition;
        const { element } = entry;
        const motion$ =
          element === null || (isFirst && !initial)
            ? EMPTY
            : passing(isPresent ? 'enter' : 'leave', element, options, departures);
        entry.transition = motion$.subscribe();
        before.unsubscribe();
        if (!isPresent)
          entry.transition.add(() => {
            // It may have been called back.
            if (hasLeft(entry)) render();
          });
      }
    }
  });
  return list.map(({ entry, item, isPresent }) => ({ item, isPresent, key: entry.key, ref: entry.ref }));
}
