import { type PageWriter, waitForFlush } from '../style/flush.js';
import type { StyledElement } from '../style/elemental.js';
import { perProperty } from '../style/per-property.js';

/** The content of an attribute. It is written at the next flush. */
export class AttributeContent implements PageWriter {
  readonly name: string;
  readonly #element: StyledElement;
  /** The text that waits to be written, null to remove the attribute; undefined if nothing waits. */
  #pending: string | null | undefined = undefined;

  constructor(element: StyledElement, name: string) {
    this.#element = element;
    this.name = name;
  }

  /** Null if the element does not have the attribute. */
  get content(): string | null {
    return this.#pending === undefined ? this.#element.getAttribute(this.name) : this.#pending;
  }
  set content(content: string | null) {
    this.#pending = content;
    waitForFlush(this);
  }

  write(): void {
    const { content } = this;
    this.#pending = undefined;
    if (content === null) this.#element.removeAttribute(this.name);
    else if (content !== this.content) this.#element.setAttribute(this.name, content);
  }
}

/** The content of an attribute of an element: the same object for all actions. */
export const contentOf: (element: StyledElement, name: string) => AttributeContent = /* @__PURE__ */ perProperty(
  (element, name) => new AttributeContent(element, name),
);
