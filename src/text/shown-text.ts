import type { StyledElement } from '../dom/style/elemental.js';
import { type PageWriter, waitForFlush } from '../dom/style/flush.js';
import { perProperty } from '../dom/style/per-property.js';

/** The whole text of an element. It is written at the next flush. */
export class ShownText implements PageWriter {
  /** The number that {@link countTo} shows, while the text is still its own. */
  count = { text: '', value: 0 };
  readonly #element: StyledElement;
  /** The text that waits to be written. */
  #pending: string | undefined;

  constructor(element: StyledElement) {
    this.#element = element;
  }

  get text(): string {
    return this.#pending ?? this.#element.textContent;
  }
  set text(text: string) {
    this.#pending = text;
    waitForFlush(this);
  }

  write(): void {
    if (this.#pending === undefined) return;
    const { text } = this;
    const { firstChild, childNodes } = this.#element;
    this.#pending = undefined;
    // A framework keeps its text node.
    if (childNodes.length === 1 && firstChild!.nodeType === Node.TEXT_NODE) firstChild!.nodeValue = text;
    else this.#element.textContent = text;
  }
}

/** The text of an element: the same object for all actions. */
export function shownTextOf(element: StyledElement): ShownText {
  return textOf(element, 'text');
}

const textOf = /* @__PURE__ */ perProperty((element) => new ShownText(element));
