import { START } from '../../lines/start.js';
import type { StyledElement } from '../elemental.js';
import { hasPage, type PageWriter, waitForFlush } from '../page.js';
import { checkCssName } from './css-property.js';
import type { Declaration } from './declaration.js';
import { declarationsOf } from './declarations.js';

/** A target that reads itself again when an action starts on it. */
const Follower: abstract new () => { follow(): void } = /* @__PURE__ */ (() => {
  abstract class Follower {
    abstract follow(): void;
    [START](): void {
      this.follow();
    }
  }
  return Follower;
})();

/**
 * One property in the style of an element, as a target of its own: it is written at the next flush. When it is back at
 * the value that the page gives the property, it is no longer declared in the style.
 */
export abstract class StyleValue<V extends string | number = string | number> extends Follower implements PageWriter {
  /** As in CSS. */
  readonly name: string;
  protected readonly element: StyledElement;
  protected readonly declaration: Declaration;
  #value: V;
  /** What the page gives the property, in every known spelling. */
  #own: readonly V[];
  /** True until the first motion begins, which need not read again what the page had when this was made. */
  #isNew = true;

  constructor(element: StyledElement, name: string, { value, own }: Shown<V>) {
    super();
    this.name = name;
    this.element = element;
    this.#value = value;
    this.#own = own;
    const declarations = declarationsOf(element);
    this.declaration = declarations.of(name);
    declarations.values.push(this);
  }

  /** The value as CSS takes it. */
  protected abstract textOf(value: V): string;

  /** What the page gives the property now. */
  protected abstract read(): Shown<V>;

  get value(): V {
    return this.#value;
  }
  set value(value: V) {
    if (value !== this.#value || this.declaration.setBy !== this) {
      this.#value = value;
      this.declaration.set(this.#own.includes(value) ? null : this.textOf(value), this);
    }
    waitForFlush(this);
  }

  /** Reads again what the page or others may have changed, if it is not declared here. */
  override follow(): void {
    const { declaration } = this;
    if (!hasPage()) return;
    declaration.concede();
    declaration.transitions.follow();
    if (declaration.isSetBy(this)) return;
    const isNew = this.#isNew;
    this.#isNew = false;
    if (isNew && !declaration.isActive) return;
    declaration.write();
    const shown = this.read();
    this.#value = shown.value;
    this.#own = declaration.isActive ? declaration.readOwn(() => this.read().own) : shown.own;
  }

  write(): void {
    this.declaration.write();
  }
}

/** The value that the page shows. */
export interface Shown<V> {
  readonly value: V;
  /** Every known spelling of it. */
  readonly own: readonly V[];
}

/**
 * The value of one kind that an element has for a property, if it was made before.
 *
 * @param action The name of the action in errors.
 * @param name As in CSS.
 * @throws RangeError when CSS has no such property.
 */
export function foundValue<V extends StyleValue>(
  kind: abstract new (...parameters: never) => V,
  action: string,
  element: StyledElement,
  name: string,
): V | undefined {
  const { values } = declarationsOf(element);
  const found = values.find((value): value is V => value.name === name && value.constructor === kind);
  if (found === undefined) checkCssName(action, element.style, name);
  return found;
}
