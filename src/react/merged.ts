import type { RefCallback } from 'react';
import { Subscription } from 'rxjs';

/** An element of a list, also while it leaves. */
export interface Entry<E> {
  readonly key: number;
  readonly ref: RefCallback<E>;
  element: E | null;
  /** Whether it enters or is there; null before that. */
  isPresent: boolean | null;
  /** Whether its element has left, and only has to be unmounted. */
  hasLeft: boolean;
  /** Its entering or leaving. */
  transition: Subscription;
}

/** What a list shows of an item. */
export interface Shown<T, E> {
  readonly id: unknown;
  readonly item: T;
  readonly entry: Entry<E>;
  readonly isPresent: boolean;
}

/** The items in order, and those that are gone after the ones that they followed. Nothing else is changed. */
export function merged<T, E>(
  before: readonly Shown<T, E>[],
  items: readonly T[],
  keyOf: (item: T) => unknown,
): Shown<T, E>[] {
  const next = new Map(items.map((item) => [keyOf(item), item]));
  if (next.size < items.length)
    throw new RangeError(`usePresenceList: keys must differ, got ${items.length - next.size} twice`);
  const known = new Map(before.map(({ id, entry }) => [id, entry]));
  const first: Shown<T, E>[] = [];
  const groups = new Map(
    Array.from(next, ([id, item]) => [id, [{ id, item, entry: known.get(id) ?? made<E>(), isPresent: true }]]),
  );
  let group = first;
  for (const one of before) {
    const own = groups.get(one.id);
    if (own === undefined) group.push({ ...one, isPresent: false });
    else group = own;
  }
  return [...first, ...[...groups.values()].flat()];
}

/** The elements of all lists have numbers of their own: what has left never comes back as the same element. */
let count = 0;

function made<E>(): Entry<E> {
  const entry: Entry<E> = {
    key: count++,
    ref: (element) => {
      entry.element = element;
    },
    element: null,
    isPresent: null,
    hasLeft: false,
    transition: new Subscription(),
  };
  return entry;
}
