import type { LazyText, PageValue, Recorder } from '../lines/recorder.js';

/** Stands in for what writes a value of the page: what is set is recorded, and the page stays as it is. */
export class StandIn<P extends PageValue = PageValue> {
  /** What is written instead. */
  readonly copy: P;
  readonly #original: P;
  readonly #own: string;

  /** @param page What the page itself gives the value. */
  constructor(original: P, page: string, recorder: Recorder<unknown>) {
    const { name, value, own } = original;
    const nothing = { value: () => undefined };
    this.#original = original;
    this.#own = own;
    // Nobody else writes a copy, and the page is not written.
    this.copy = Object.create(original, {
      value: { value, writable: true },
      holder: { value: undefined, writable: true },
      animations: { value: 0 },
      own: { value: own },
      isActive: {
        get(this: PageValue) {
          return this.value !== null;
        },
      },
      readAs: { value: original.readAs.bind(original) },
      concede: nothing,
      write: nothing,
      set: {
        value(this: PageValue, value: LazyText | null, by?: object) {
          this.value = value;
          this.holder = by;
          recorder.write(name, value ?? page);
        },
      },
    }) as P;
    recorder.read(name, () => value ?? page);
  }

  /** Lets the page show what was recorded while an effect reads what it starts from. */
  showWhile<V>(read: () => V): V {
    const { value } = this.copy;
    const original = this.#original;
    if (value === original.value) return read();
    // Meanwhile nothing is written to it.
    original.animations++;
    try {
      return original.readAs(String(value ?? this.#own), read);
    } finally {
      original.animations--;
    }
  }
}
