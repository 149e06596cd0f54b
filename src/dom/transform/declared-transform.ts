import type { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../style/elemental.js';
import { NOT_MOVED, type OwnNumbers, type OwnTransform, ownTransform } from './own-transform.js';
import { type TransformNumbers, transformText } from './transform-text.js';

/** The `transform` that is declared for an element, unless it is the page's own. */
export class DeclaredTransform {
  readonly #declarations: Declarations;
  #own: OwnTransform = NOT_MOVED;
  /** The page's own, as it would be declared. */
  #ownText = '';
  #isDeclared = false;

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  /** Whether a shape must keep its middle for an origin. */
  get hasOrigin(): boolean {
    return this.#own.origin !== null;
  }

  /** What stays as it is, inside of the numbers; null where other properties move the element, too. */
  get inner(): string | null {
    const { inner, singles, origin } = this.#own;
    return singles.length > 0 || origin !== null ? null : inner;
  }

  /** Reads the page's own transform; undefined while another one is declared. */
  read(element: StyledElement, computed: CSSStyleDeclaration): OwnNumbers | undefined {
    if (this.#isDeclared) return undefined;
    this.#own = ownTransform(element, computed);
    return this.#own.numbers;
  }

  /** Takes these numbers for those of the page. */
  accept(numbers: TransformNumbers): void {
    this.#ownText = transformText(numbers, this.#own.inner);
  }

  /** Declares the transform of these numbers, or gives it back where they are the page's own. */
  declare(numbers: TransformNumbers): void {
    const text = transformText(numbers, this.#own.inner);
    const isResized = this.hasOrigin && (this.#declarations.has('width') || this.#declarations.has('height'));
    if (text === this.#ownText && !isResized) {
      this.giveBack();
      return;
    }
    if (!this.#isDeclared) this.#takeOver();
    this.#declarations.set('transform', text);
  }

  giveBack(): void {
    const { singles, origin } = this.#own;
    this.#isDeclared = false;
    for (const name of ['transform', ...singles]) this.#declarations.set(name, null);
    if (origin !== null) for (const name of ['transform-box', 'transform-origin']) this.#declarations.set(name, null);
  }

  /** Replaces what else moves the element, because its numbers stand for that from now on. */
  #takeOver(): void {
    const { singles, origin } = this.#own;
    this.#isDeclared = true;
    for (const name of singles) this.#declarations.set(name, 'none');
    if (origin === null) return;
    this.#declarations.set('transform-box', origin.box);
    this.#declarations.set('transform-origin', origin.point);
  }
}
