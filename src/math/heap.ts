/** Items of which the first one, in some order, is found at once: a binary heap. */
export class Heap<T> {
  private readonly items: T[] = [];
  private readonly order: (a: T, b: T) => number;

  constructor(order: (a: T, b: T) => number) {
    this.order = order;
  }

  /** Undefined if there is none. */
  get first(): T | undefined {
    return this.items[0];
  }

  add(item: T): void {
    const items = this.items;
    let at = items.length;
    for (let above; at > 0 && this.order(item, items[(above = (at - 1) >> 1)]!) < 0; at = above)
      items[at] = items[above]!;
    items[at] = item;
  }

  /** Removes the first item. */
  take(): T | undefined {
    const items = this.items;
    const { first } = this;
    const last = items.pop();
    const { length } = items;
    if (length === 0) return first;
    let at = 0;
    for (let below = 1; below < length; below = 2 * at + 1) {
      if (below + 1 < length && this.order(items[below + 1]!, items[below]!) < 0) below++;
      if (this.order(items[below]!, last!) >= 0) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = last!;
    return first;
  }
}
