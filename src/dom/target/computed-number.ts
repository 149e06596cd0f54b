import type { SizeWord } from '../../actions/size-words.js';
import type { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../style/elemental.js';
import { hasPage } from '../style/has-page.js';
import { readWith } from '../style/read-with.js';

/** Sides are in pixels. */
export type ComputedName = 'opacity' | 'width' | 'height';

/** A number that the browser computes for an element. It is read when it is first asked for: a side lays out the page. */
export class ComputedNumber {
  readonly #element: StyledElement;
  readonly #declarations: Declarations;
  readonly #name: ComputedName;
  /** NaN until it is known. */
  #shown = NaN;
  /** What the page gives the element. */
  #own = NaN;

  constructor(element: StyledElement, declarations: Declarations, name: ComputedName) {
    this.#element = element;
    this.#declarations = declarations;
    this.#name = name;
  }

  /** Reads it again when it is asked for next. */
  forget(): void {
    this.#shown = this.#own = NaN;
  }

  /** On a server 1 for the opacity and 0 for a side; 0 for a side of an element that is not displayed. */
  get value(): number {
    if (Number.isNaN(this.#shown)) {
      if (!hasPage()) return this.#name === 'opacity' ? 1 : 0;
      const isDeclared = this.#declarations.isDeclared(this.#name);
      // A side may depend on what is about to be written.
      if (this.#name !== 'opacity') this.#declarations.write();
      this.#shown = this.#read();
      if (Number.isNaN(this.#own)) this.#own = isDeclared ? this.#readOwn() : this.#shown;
    }
    return this.#shown || 0;
  }

  /** The number that a word stands for. */
  measure(word: SizeWord): number {
    this.#declarations.write();
    const own = this.#readOwn();
    if (word === '*') return (this.#own = own || 0);
    const size = this.#readWith('auto');
    // If it is not displayed, nobody knows whether `auto` is what the page gives it.
    this.#own = size >= 0 ? own : NaN;
    return size || 0;
  }

  /**
   * Sets it; a side to `auto` once it is that long. Returns what the style must say, null for what the page gives the
   * element.
   */
  set(value: number | 'auto'): string | number | null {
    if (value !== 'auto') this.#shown = value;
    if (Math.abs(this.#shown - this.#own) < 1e-6) return null;
    return value === 'auto' || this.#name === 'opacity' ? value : `${Math.max(0, value)}px`;
  }

  #readOwn(): number {
    return this.#readWith(this.#declarations.of(this.#name).own);
  }

  #readWith(text: string): number {
    return readWith(this.#element, this.#name, text, () => this.#read());
  }

  #read(): number {
    const text = getComputedStyle(this.#element)[this.#name];
    // The style of an element that is not in the document is empty.
    if (this.#name === 'opacity') return Number(text || 1);
    // Anything but pixels is not known: the element is not displayed.
    return text.endsWith('px') ? parseFloat(text) : NaN;
  }
}
