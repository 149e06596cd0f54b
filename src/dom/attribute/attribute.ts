import { checkString, wrongKind } from '../../math/check.js';
import { checkElement } from '../style/check-element.js';
import { perProperty } from '../style/per-property.js';
import type { StyledElement } from '../style/elemental.js';
import { type AttributeContent, contentOf } from './attribute-content.js';

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

/** The content of an attribute, as a number and as a text. */
class Attribute implements AttributeValue {
  readonly #attribute: AttributeContent;

  constructor(attribute: AttributeContent) {
    this.#attribute = attribute;
  }

  get number(): number {
    const { name, content } = this.#attribute;
    return numberIn('attribute', name, content);
  }
  set number(number: number) {
    this.#attribute.content = String(number);
  }

  get text(): string {
    return this.#attribute.content ?? '';
  }
  set text(text: string) {
    this.#attribute.content = text;
  }
}

const attributeOf = /* @__PURE__ */ perProperty<AttributeValue>(
  (element, name) => new Attribute(contentOf(element, name)),
);

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
