import type { SizeWord } from '../../actions/size-words.js';
import type { Declaration } from '../style/declaration.js';
import type { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { readWith } from '../style/read-with.js';
import type { ElementTarget } from './element-target.js';

/** Sides are in pixels; the visibility is 1 or 0. */
export type ComputedName = 'opacity' | 'visibility' | 'width' | 'height';

/** A number that the browser computes for an element, read when first needed: reading a side lays out the page. */
export class ComputedNumber {
  readonly #target: ElementTarget;
  readonly #declarations: Declarations;
  readonly #declaration: Declaration;
  readonly #name: ComputedName;
  readonly #isSide: boolean;
  /** NaN until it is known. */
  #shown = NaN;
  /** The number that the page gives the element. */
  #own = NaN;
  /** How much of it is shown. */
  #part = 1;

  constructor(target: ElementTarget, declarations: Declarations, name: ComputedName) {
    this.#target = target;
    this.#declarations = declarations;
    this.#declaration = declarations.of(name);
    this.#name = name;
    this.#isSide = name === 'width' || name === 'height';
  }

  /** Forgets the number, so that it is read again when it is needed next, unless it is declared here. */
  follow(): void {
    if (!this.#declaration.isSetBy(this.#target) || this.#declaration.value === 'auto') this.#shown = this.#own = NaN;
  }

  /** On a server 0 for a side, otherwise 1; 0 for a side of an element that is not displayed. */
  get value(): number {
    if (Number.isNaN(this.#shown)) {
      if (!hasPage()) return this.#isSide ? 0 : 1;
      // A side may depend on whatever is about to be written.
      this.#declarations.write(this.#isSide ? undefined : this.#name);
      this.#shown = this.#read();
      if (Number.isNaN(this.#own)) this.#own = this.#declaration.isActive ? this.#readOwn() : this.#shown;
    }
    return this.#shown || 0;
  }

  /** The number that a word stands for. */
  measure(word: SizeWord): number {
    this.#declarations.write();
    const own = this.#readOwn();
    if (word === '*') return (this.#own = own || 0);
    const size = readWith(this.#target.element, this.#name, 'auto', () => this.#read());
    // If it is not displayed, it is not known whether the page gives it `auto`.
    this.#own = size >= 0 ? own : NaN;
    return size || 0;
  }

  /** Sets it. A side may be set to `auto` once it is that long. */
  set(value: number | 'auto'): void {
    const isShown = value === this.value && this.#declaration.setBy === this.#target;
    if (value !== 'auto') this.#shown = value;
    const text = this.#textOf(value);
    // An element that is not displayed has no size, so `auto` may be declared although the number is the page's own.
    if (!isShown || (text === null && this.#declaration.value === 'auto')) this.#target.declare(this.#name, text);
  }

  /** Shows only a part of it. The number itself, and who writes it, stay the same. */
  show(part: number): void {
    if (part === this.#part) return;
    const { value } = this;
    this.#part = part;
    this.#target.declare(this.#name, this.#textOf(value));
  }

  /** The text to declare; null if the page itself gives the element this number. */
  #textOf(value: number | 'auto'): string | number | null {
    if (this.#part === 1 && Math.abs(this.#shown - this.#own) < 1e-6) return null;
    if (value === 'auto') return value;
    if (this.#name === 'opacity') return value * this.#part;
    return this.#isSide ? `${Math.max(0, value)}px` : value === 1 ? 'visible' : 'hidden';
  }

  #readOwn(): number {
    return this.#declaration.readOwn(() => this.#read());
  }

  #read(): number {
    const { element } = this.#target;
    if (this.#name === 'visibility') return isHiddenItself(element) ? 0 : 1;
    const text = getComputedStyle(element)[this.#name];
    // Anything but pixels is not known: the element is not displayed.
    if (this.#isSide) return text.endsWith('px') ? parseFloat(text) : NaN;
    // The style of an element that is not in the document is empty.
    return Number(text || 1);
  }
}

/**
 * Whether an element is hidden by its own style, not only because its parent is. If both are hidden, its inline style
 * decides.
 *
 * At the top of a shadow tree, and in a slot, the host and the slot count as visible.
 */
export function isHiddenItself(element: StyledElement): boolean {
  const { style, parentElement } = element;
  if (!isHidden(getComputedStyle(element))) return false;
  return isHidden(style) || parentElement === null || !isHidden(getComputedStyle(parentElement));
}

/** `collapse` hides, too. */
function isHidden({ visibility }: CSSStyleDeclaration): boolean {
  return visibility === 'hidden' || visibility === 'collapse';
}
