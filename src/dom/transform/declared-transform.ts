import type { Declaration } from '../style/declaration.js';
import type { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../style/elemental.js';
import { NOT_MOVED, type OwnTransform, ownTransform } from './own-transform.js';
import { type TransformNumbers, transformText } from './transform-text.js';

/** The `transform` that is declared for an element, unless it is the page's own. */
export class DeclaredTransform {
  readonly #declarations: Declarations;
  /** The page's own. */
  own: OwnTransform = NOT_MOVED;
  /** The same, as it would be declared. */
  #ownText = 'none';
  /** Null while it is the page's own. */
  #declared: Declaration | null = null;
  /** What a flip makes of the transform, which actions know nothing of; undefined for nothing. */
  shown: ((text: string) => string) | undefined;

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  /** Reads the page's own transform; undefined while another one is declared, or if nothing moves the element still. */
  read(element: StyledElement): TransformNumbers | undefined {
    const isStill = this.#declared === null && this.own === NOT_MOVED;
    if (this.#declared !== null) {
      if (this.#declarations.has('transform', this)) return undefined;
      // Others have taken it out of the style, or set another one.
      this.#leave();
      this.#declarations.write();
    }
    this.own = ownTransform(element);
    if (isStill && this.own === NOT_MOVED) return undefined;
    this.#ownText = transformText(this.own.numbers, this.own);
    return this.own.numbers;
  }

  /** Declares the transform of these numbers, or gives it back where they are the page's own. */
  declare(numbers: TransformNumbers): void {
    const own = transformText(numbers, this.own);
    const text = this.shown?.(own) ?? own;
    if (text === this.#ownText) {
      this.#declarations.of('transform').set(null);
      this.#leave();
      return;
    }
    if (this.#declared === null) {
      this.#declared = this.#declarations.of('transform');
      // Its numbers stand for what else moves the element from now on.
      for (const [name, value] of Object.entries(this.own.replaced)) this.#declarations.of(name).set(value);
    }
    this.#declared.set(text, this);
  }

  /** It is no longer declared here. */
  #leave(): void {
    this.#declared = null;
    for (const name of Object.keys(this.own.replaced)) this.#declarations.of(name).set(null);
  }
}
