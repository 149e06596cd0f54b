/** Handles values one after another: a value that comes while another one is being handled waits. */
export class Serial<V> {
  isBusy = false;
  readonly #waiting: V[] = [];
  readonly #handle: (value: V) => void;

  constructor(handle: (value: V) => void) {
    this.#handle = handle;
  }

  /** Returns whether this call has handled the value. When `handle` throws, the waiting values are dropped. */
  next(value: V): boolean {
    const waiting = this.#waiting;
    if (this.isBusy) {
      waiting.push(value);
      return false;
    }
    this.isBusy = true;
    try {
      this.#handle(value);
      // The list may grow during the loop.
      for (const each of waiting) this.#handle(each);
    } finally {
      // Setting `length` takes as long as a whole frame of an action.
      if (waiting.length > 0) waiting.length = 0;
      this.isBusy = false;
    }
    return true;
  }
}
