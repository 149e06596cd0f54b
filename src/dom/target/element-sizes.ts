import type { SizeWord } from '../../actions/size-words.js';
import type { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../style/elemental.js';
import { hasPage } from '../style/has-page.js';
import { readWith } from '../style/read-with.js';

export type Side = 'width' | 'height';

/** The size of an element in pixels. It is read when it is first asked for: that lays out the page. */
export class ElementSizes {
  readonly #element: StyledElement;
  readonly #declarations: Declarations;
  /** NaN until they are known. */
  readonly #shown: Record<Side, number> = { width: NaN, height: NaN };
  /** What the page gives the element. */
  readonly #own: Record<Side, number> = { width: NaN, height: NaN };

  constructor(element: StyledElement, declarations: Declarations) {
    this.#element = element;
    this.#declarations = declarations;
  }

  /** Reads a side again when it is asked for next. */
  forget(side: Side): void {
    this.#shown[side] = NaN;
  }

  /** Whether a side is known to be that long. */
  is(side: Side, size: number | 'auto'): boolean {
    return size === this.#shown[side];
  }

  /** 0 if the element is not displayed. */
  of(side: Side): number {
    if (hasPage() && Number.isNaN(this.#shown[side])) {
      const isDeclared = this.#declarations.isDeclared(side);
      // A size may depend on what is about to be written.
      this.#declarations.write();
      this.#shown[side] = this.#read(side);
      this.#own[side] = isDeclared ? this.#measureOwn(side) : this.#shown[side];
    }
    return this.#shown[side] || 0;
  }

  /** The number that a word stands for. */
  measure(side: Side, word: SizeWord): number {
    this.#declarations.write();
    const own = this.#measureOwn(side);
    if (word === '*') return (this.#own[side] = own || 0);
    const size = this.#measure(side, 'auto');
    // If it is not displayed, nobody knows whether `auto` is what the page gives it.
    this.#own[side] = size >= 0 ? own : NaN;
    return size || 0;
  }

  /**
   * Sets a side; to `auto` once it is that long. Returns what the style must say, null for what the page gives the
   * element.
   */
  set(side: Side, size: number | 'auto'): string | null {
    const pixels = size === 'auto' ? this.#shown[side] : size;
    this.#shown[side] = pixels;
    if (isNear(pixels, this.#own[side])) return null;
    return size === 'auto' ? size : `${Math.max(0, size)}px`;
  }

  #measureOwn(side: Side): number {
    return this.#measure(side, this.#declarations.of(side).own);
  }

  #measure(side: Side, text: string): number {
    return readWith(this.#element, side, text, () => this.#read(side));
  }

  #read(side: Side): number {
    const text = getComputedStyle(this.#element)[side];
    // Anything but pixels is not known: the element is not displayed.
    return text.endsWith('px') ? parseFloat(text) : NaN;
  }
}

/** Whether two numbers are the same except for roundings. */
export function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6;
}
