/** Handles values one after another: what comes while one is being handled waits for its turn. */
export class Serial<V> {
  isBusy = false;
  readonly #waiting: V[] = [];
  readonly #handle: (value: V) => void;

  constructor(handle: (value: V) => void) {
    this.#handle = handle;
  }

  /**
   * What `handle` throws drops the values that wait, and is thrown. Returns whether this call has handled all of them.
   */
  next(value: V): boolean {
    const waiting = this.#waiting;
    if (this.isBusy) {
      waiting.push(value);
      return false;
    }
    this.isBusy = true;
    try {
      this.#handle(value);
      // Grows as values come.
      for (const each of waiting) this.#handle(each);
    } finally {
      waiting.length = 0;
      this.isBusy = false;
    }
    return true;
  }
}
