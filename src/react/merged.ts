import type { RefCallback } from 'react';
import { Subscription } from 'rxjs';
import type { StyledElement } from '../element/elemental.js';
import { domTarget } from '../element/target/dom-target.js';

/** An element of a list, even while it leaves. */
export interface Entry<E> {
  readonly key: number;
  readonly ref: RefCallback<E>;
  element: E | null;
  /** Whether it is entering or present; null before it first enters. */
  isPresent: boolean | null;
  /** Its entering or leaving. */
  transition: Subscription;
}

/** An item as a list shows it. */
export interface Shown<T, E> {
  readonly id: unknown;
  readonly item: T;
  readonly entry: Entry<E>;
  readonly isPresent: boolean;
}

/** Whether its element has left, and only has to be unmounted. */
export function hasLeft({ isPresent, transition }: Entry<unknown>): boolean {
  return isPresent === false && transition.closed;
}

/** The items in order, each leaving one after the item that it followed. Has no side effects. */
export function merged<T, E extends StyledElement>(
  before: readonly Shown<T, E>[],
  items: readonly T[],
  keyOf: (item: T) => unknown,
): Shown<T, E>[] {
  const next = new Map(items.map((item) => [keyOf(item), item]));
  if (next.size < items.length)
    throw new RangeError(`usePresenceList: keys must differ, got ${items.length - next.size} repeated`);
  const there = before.filter(({ entry }) => !hasLeft(entry));
  const known = new Map(there.map(({ id, entry }) => [id, entry]));
  const first: Shown<T, E>[] = [];
  const groups = new Map(
    Array.from(next, ([id, item]) => [id, [{ id, item, entry: known.get(id) ?? made<E>(), isPresent: true }]]),
  );
  let group = first;
  for (const one of there) {
    const own = groups.get(one.id);
    if (own === undefined) group.push({ ...one, isPresent: false });
    else group = own;
  }
  return [first, ...groups.values()].flat();
}

/** Numbers the elements of all lists: an item that comes back after it has left gets a new element. */
let count = 0;

function made<E extends StyledElement>(): Entry<E> {
  const entry: Entry<E> = {
    key: count++,
    ref: (element) => {
      const { element: was } = entry;
      entry.element = element;
      // StrictMode unmounts and mounts again at once; nothing may stop then.
      if (was !== null)
        queueMicrotask(() => {
          if (entry.element === null) halt(entry, was);
        });
    },
    element: null,
    isPresent: null,
    transition: new Subscription(),
  };
  return entry;
}

/** Ends its motion and gives the element back: Suspense may only have hidden it, and may show it again. */
function halt({ transition }: Entry<unknown>, element: StyledElement): void {
  if (transition.closed) return;
  transition.unsubscribe();
  domTarget(element).release();
}
