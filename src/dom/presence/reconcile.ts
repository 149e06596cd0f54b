/** An item of a list, even while it leaves. */
export interface Listed<T, N> {
  readonly key: unknown;
  readonly item: T;
  /** What shows the item, from its first list until it has left. */
  readonly entry: N;
  /** False while the item leaves. */
  readonly isPresent: boolean;
}

/**
 * A list after a change: its items in the new order, each leaving one after the item that it followed. Changes nothing
 * itself.
 *
 * @param before The list so far, without what has left.
 * @param make Makes what shows a new item.
 * @throws RangeError when two items have the same key.
 */
export function reconcile<T, N>(
  name: string,
  before: readonly Listed<T, N>[],
  items: readonly T[],
  keyOf: (item: T) => unknown,
  make: (item: T) => N,
): Listed<T, N>[] {
  const next = new Map(items.map((item) => [keyOf(item), item]));
  if (next.size < items.length)
    throw new RangeError(`${name}: keys must differ, got ${items.length - next.size} repeated`);
  const known = new Map(before.map(({ key, entry }) => [key, entry]));
  const first: Listed<T, N>[] = [];
  const groups = new Map(
    Array.from(next, ([key, item]) => [key, [{ key, item, entry: known.get(key) ?? make(item), isPresent: true }]]),
  );
  let group = first;
  for (const one of before) {
    const own = groups.get(one.key);
    if (own === undefined) group.push({ ...one, isPresent: false });
    else group = own;
  }
  return [first, ...groups.values()].flat();
}
