import type { Lens } from '../../lines/lens.js';
import { recorderOf } from '../../lines/recorder.js';
import { checkString, wrongKind } from '../../math/check.js';
import { checkElement, type Elemental, elementOf, type StyledElement } from '../elemental.js';
import { hasPage, type PageWriter, waitForFlush } from '../page.js';
import { perProperty } from '../per-property.js';

/** An attribute of an element. Reading a value reads the page; a written value reaches the page at the next flush. */
export interface AttributeValue {
  /** Its number; 0 if the element does not have it. Reading throws a TypeError if it is not a number. */
  number: number;
  /** Its text; empty if the element does not have it. */
  text: string;
}

/**
 * An attribute of an HTML or SVG element, as a target of its own: any action can animate its `number`, and with the
 * option `mix: cssValues()` its `text`.
 *
 * ```ts page
 * import { play, springTo } from 'rx-motion';
 * import { attribute } from 'rx-motion/dom';
 *
 * const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
 * play(springTo({ number: 24 }), attribute(circle, 'r')).subscribe();
 * ```
 *
 * @param element An HTML or SVG element.
 * @param name As in HTML and SVG: `'stroke-width'`, `viewBox`.
 * @returns The same object each time.
 * @throws TypeError when `element` is not an element, or `name` not a string.
 * @see {@link attributeTo}, which animates several at once.
 */
export function attribute(element: StyledElement, name: string): AttributeValue {
  return attributeOf(checkElement('attribute', element), checkString('attribute', 'name', name));
}

/** What is set is written at the next flush. */
class Attribute implements AttributeValue, PageWriter {
  readonly #element: StyledElement;
  readonly #name: string;
  /** The text that waits to be written, null to remove the attribute; undefined if nothing waits. */
  #pending: string | null | undefined = undefined;

  constructor(element: StyledElement, name: string) {
    // Refuses a name that no attribute can have, before something is written.
    if (hasPage()) element.ownerDocument.createAttribute(name);
    this.#element = element;
    this.#name = name;
  }

  /** Null if the element does not have the attribute. */
  get content(): string | null {
    return this.#pending === undefined ? this.#element.getAttribute(this.#name) : this.#pending;
  }
  set content(content: string | null) {
    this.#pending = content;
    waitForFlush(this);
  }

  get number(): number {
    return numberIn('attribute', this.#name, this.content);
  }
  set number(number: number) {
    this.content = String(number);
  }

  get text(): string {
    return this.content ?? '';
  }
  set text(text: string) {
    this.content = text;
  }

  write(): void {
    const { content } = this;
    this.#pending = undefined;
    if (content === null) this.#element.removeAttribute(this.#name);
    else if (content !== this.content) this.#element.setAttribute(this.#name, content);
  }
}

/** An attribute of an element: the same object for all actions. */
export const attributeOf: (element: StyledElement, name: string) => Attribute = /* @__PURE__ */ perProperty(
  (element, name) => new Attribute(element, name),
);

/**
 * The lens of an attribute's text, which is null if the element does not have the attribute.
 *
 * @param action The name of the action in errors.
 */
export function textLens(action: string, name: string): Lens<Elemental> {
  const valueName = `[${name}]`;
  const read = (target: Elemental): string | null => attributeOf(elementOf(action, target), name).content;
  return {
    name: valueName,
    read: (target) => {
      const recorder = recorderOf(target);
      return (recorder === undefined ? read(target) : recorder.read(valueName, () => read(recorder.real))) as never;
    },
    write: (target, value: number | string | null) => {
      const recorder = recorderOf(target);
      if (recorder !== undefined) recorder.write(valueName, value);
      else attributeOf(target.element, name).content = value === null ? null : String(value);
    },
  };
}

/**
 * The number in the text of an attribute; 0 if the element does not have it.
 *
 * @param action The name of the action in errors.
 * @param text In a score, it may be the number itself.
 */
export function numberIn(action: string, name: string, text: string | number | null): number {
  if (text === null) return 0;
  const number = String(text).trim() === '' ? NaN : Number(text);
  if (Number.isFinite(number)) return number;
  throw wrongKind(action, `the attribute ${name}`, 'a number', text);
}
