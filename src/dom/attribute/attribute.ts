import { wrongKind } from '../../math/check.js';
import { type Writer, waitForFlush } from '../style/flush.js';
import { perProperty } from '../style/per-property.js';
import type { StyledElement } from '../style/elemental.js';

/** An attribute of an element. Its text is written at the next flush. */
export class Attribute implements Writer {
  next: Writer | null = null;
  readonly name: string;
  readonly #element: StyledElement;
  /** The text that waits to be written, null to remove the attribute; undefined if nothing waits. */
  #pending: string | null | undefined = undefined;

  constructor(element: StyledElement, name: string) {
    this.#element = element;
    this.name = name;
  }

  /** Null if the element does not have the attribute. */
  get text(): string | null {
    return this.#pending === undefined ? this.#element.getAttribute(this.name) : this.#pending;
  }
  set text(text: string | null) {
    this.#pending = text;
    if (this.next === null) waitForFlush(this);
  }

  write(): void {
    const text = this.text;
    this.#pending = undefined;
    if (text === null) this.#element.removeAttribute(this.name);
    else if (text !== this.text) this.#element.setAttribute(this.name, text);
  }
}

/** The attribute of an element: the same object for all actions. */
export const attributeOf: (element: StyledElement, name: string) => Attribute = /* @__PURE__ */ perProperty(
  (element, name) => new Attribute(element, name),
);

/**
 * The number in the text of an attribute; 0 if the element does not have it.
 *
 * @param action As errors call it.
 */
export function numberIn(action: string, name: string, text: string | null): number {
  if (text === null) return 0;
  const number = text.trim() === '' ? NaN : Number(text);
  if (Number.isFinite(number)) return number;
  throw wrongKind(action, `the attribute ${name}`, 'a number', text);
}
