import type { StyledElement } from '../elemental.js';
import { type Declaration, remember } from '../style/declaration.js';
import type { Declarations } from '../style/declarations.js';
import { NOT_MOVED, type OwnTransform, ownTransform } from './own-transform.js';
import { type TransformNumbers, transformText } from './transform-text.js';

/** The `transform` that is declared for an element, unless it is the page's own. */
export class DeclaredTransform {
  readonly #declarations: Declarations;
  /** The page's own. */
  own: OwnTransform = NOT_MOVED;
  /** The same, as it would be declared. */
  #ownText = 'none';
  /** Its declarations, `transform` first, with their earlier values, which `styleTo`, for example, may have set. */
  readonly #before: (readonly [Declaration, restore: () => void])[] = [];
  /** The transforms that a flip adds around and inside of this one, hidden from actions; empty if there are none. */
  outside = '';
  inside = '';

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  /** Whether an animation of the browser shows it. */
  get isAnimated(): boolean {
    return (this.#declared ?? this.#declarations.of('transform')).animations > 0;
  }

  /** Whether the element has the numbers that were declared here last. */
  get isDeclared(): boolean {
    return this.#declared?.isHeldBy(this) === true;
  }

  /** Reads the page's own transform; undefined if still nothing moves it. Call it while none is declared here. */
  read(element: StyledElement): TransformNumbers | undefined {
    const isStill = this.#declared === undefined && this.own === NOT_MOVED;
    if (this.#declared !== undefined) {
      // Others have taken it out of the style, or set another one.
      this.#leave();
      this.#declarations.write();
    }
    const own = (this.own = ownTransform(element));
    if (isStill && own === NOT_MOVED) return undefined;
    this.#ownText = transformText(own.numbers, own.outer, own.inner);
    return own.numbers;
  }

  /** Declares the transform of these numbers; if they are the page's own, gives the property back. */
  declare(numbers: TransformNumbers): void {
    const { outer, inner, replaced } = this.own;
    const text = transformText(numbers, this.outside + outer, inner + this.inside);
    if (text === this.#ownText) this.#leave();
    else if (this.#declared !== undefined) this.#declared.set(text, this);
    else {
      // From now on, its numbers also stand for the other properties that move the element.
      for (const [name, value] of Object.entries({ transform: text, ...replaced })) {
        const declaration = this.#declarations.of(name);
        this.#before.push([declaration, remember(declaration)]);
        declaration.set(value, this);
      }
    }
  }

  /** Undefined while it is the page's own. */
  get #declared(): Declaration | undefined {
    return this.#before[0]?.[0];
  }

  /** Restores the earlier declarations, except those that others have changed since. */
  #leave(): void {
    for (const [declaration, restore] of this.#before.splice(0)) if (declaration.isHeldBy(this)) restore();
  }
}
