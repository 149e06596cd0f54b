import { Declaration } from './declaration.js';
import { type Writer, waitForFlush } from './flush.js';

/** One property in the style of an element, as a target of its own: it is written at the next flush. */
export abstract class StyleValue<V extends string | number> implements Writer {
  next: Writer | null = null;
  readonly #declaration: Declaration;
  #value: V;

  /** @param name As in CSS. */
  constructor(style: CSSStyleDeclaration, name: string, value: V) {
    this.#declaration = new Declaration(style, name);
    this.#value = value;
  }

  /** The value as CSS takes it. */
  protected abstract textOf(value: V): string;

  get value(): V {
    return this.#value;
  }
  set value(value: V) {
    if (value !== this.#value) {
      this.#value = value;
      this.#declaration.set(this.textOf(value));
    }
    if (this.next === null) waitForFlush(this);
  }

  write(): void {
    this.#declaration.write();
  }
}
