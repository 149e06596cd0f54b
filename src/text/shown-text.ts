import type { StyledElement } from '../dom/style/elemental.js';
import { hasPage } from '../dom/style/has-page.js';
import { perProperty } from '../dom/style/per-property.js';

/**
 * The whole text of an element. It is written at once, not at the end of the frame: a text that a callback writes in
 * the same frame is the later one, and stays. On a server nothing is written.
 */
export class ShownText {
  /** The number that {@link countTo} shows, while the text is still its own. */
  count = { text: '', value: 0 };
  readonly #element: StyledElement;

  constructor(element: StyledElement) {
    this.#element = element;
  }

  get text(): string {
    return this.#element.textContent;
  }
  set text(text: string) {
    if (!hasPage() || text === this.text) return;
    const { firstChild, childNodes } = this.#element;
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
