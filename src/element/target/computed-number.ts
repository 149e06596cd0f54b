import type { SizeWord } from '../../actions/size-words.js';
import type { StyledElement } from '../elemental.js';
import { hasPage } from '../page.js';
import { NO_SIZE } from '../style/computed-text.js';
import type { Declaration } from '../style/declaration.js';
import type { Declarations } from '../style/declarations.js';
import { readWith } from '../style/read-with.js';
import type { ElementTarget } from './element-target.js';

/** Sides are in pixels; the visibility is 1 or 0. */
export type ComputedName = 'opacity' | 'visibility' | 'width' | 'height';

/**
 * A number that the browser computes for an element. It is read whenever it is needed, unless it is declared here:
 * reading a side lays out the page.
 */
export class ComputedNumber {
  readonly #target: ElementTarget;
  readonly #declarations: Declarations;
  readonly #declaration: Declaration;
  readonly #name: ComputedName;
  readonly #isSide: boolean;
  /** The number that is declared. */
  #declared = NaN;
  /** The number that the page gives the element; NaN before it is read, Infinity if it is not known to be one. */
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

  /** Forgets what the page gives the element, unless another number is declared here. */
  follow(): void {
    if (!this.#isDeclared) this.#own = NaN;
  }

  /** On a server 0 for a side, otherwise 1; {@link NO_SIZE} for a side of an element that is not displayed. */
  get value(): number {
    return this.#isDeclared ? this.#declared : this.#look();
  }

  /** Reads what the page shows, and what it gives the element. */
  #look(): number {
    if (!hasPage()) return this.#isSide ? 0 : 1;
    // A side may depend on whatever is about to be written.
    this.#declarations.write(this.#isSide ? undefined : this.#name);
    const shown = this.#read();
    if (!this.#declaration.isActive) this.#own = shown;
    else if (Number.isNaN(this.#own)) this.#own = this.#readOwn();
    return shown;
  }

  /** The number that a word stands for. */
  measure(word: SizeWord): number {
    this.#declarations.write();
    const own = this.#readOwn();
    if (word === '*') return (this.#own = Math.max(0, own));
    const size = readWith(this.#target.element, this.#name, 'auto', () => this.#read());
    // If it is not displayed, it is not known whether the page gives it `auto`.
    this.#own = size === NO_SIZE ? Infinity : own;
    return Math.max(0, size);
  }

  /** Sets it. A side may be set to `auto` once it is that long. */
  set(value: number | 'auto'): void {
    if (Number.isNaN(this.#own)) this.#look();
    const isShown = value === this.#declared && this.#declaration.isSetBy(this.#target);
    if (value !== 'auto') this.#declared = value;
    const text = this.#textOf(value);
    // An element that is not displayed has no size, so `auto` may be declared although the number is the page's own.
    if (!isShown || (text === null && this.#declaration.value === 'auto')) this.#target.declare(this.#name, text);
  }

  /** Shows only a part of it. The number itself, and who writes it, stay the same. */
  show(part: number): void {
    if (part === this.#part) return;
    this.#declared = this.value;
    this.#part = part;
    this.#target.declare(this.#name, this.#textOf(this.#declared));
  }

  /** Whether a number is declared here. */
  get #isDeclared(): boolean {
    return this.#declaration.isSetBy(this.#target) && this.#declaration.value !== 'auto';
  }

  /** The text to declare; null if the page itself gives the element this number. */
  #textOf(value: number | 'auto'): string | number | null {
    const isOwn = this.#own !== NO_SIZE && Math.abs(this.#declared - this.#own) < 1e-6;
    if (this.#part === 1 && (isOwn || value === NO_SIZE)) return null;
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
    // The style of an element that is not in the document is empty.
    if (text === '') return this.#isSide ? 0 : 1;
    // A side in anything but pixels is not known: the element is not displayed.
    return !this.#isSide || text.endsWith('px') ? parseFloat(text) : NO_SIZE;
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
