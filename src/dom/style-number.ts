import { Writer, waitForFlush } from './flush.js';

/** A number in the style of an element; what reads and writes it does not touch the page until the next flush. */
export interface StyleNumber {
  value: number;
  /** What stands behind it: `px`, `%`, `em`, or nothing. */
  readonly unit: string;
}

/** A number that is written to one CSS property. */
export class StyleWriter extends Writer implements StyleNumber {
  readonly unit: string;
  private readonly style: CSSStyleDeclaration;
  private readonly property: string;
  #value: number;

  constructor(style: CSSStyleDeclaration, property: string, value: number, unit: string) {
    super();
    this.style = style;
    this.property = property;
    this.unit = unit;
    this.#value = value;
  }

  get value(): number {
    return this.#value;
  }

  set value(value: number) {
    if (value === this.#value) return;
    this.#value = value;
    if (this.next === null) waitForFlush(this);
  }

  write(): void {
    this.style.setProperty(this.property, `${this.#value}${this.unit}`);
  }
}

/**
 * A number in the style that an element has, whoever gave it: as the element's own style says it, else as browsers compute it.
 *
 * @param name As in CSS.
 * @param unit What it is to be measured in where the style says 0 or a word (`auto`), which counts as 0.
 */
export function styleNumber(element: HTMLElement | SVGElement, name: string, unit: string | undefined): StyleWriter {
  const isCustom = name.startsWith('--');
  if (!isCustom && !(name in element.style)) {
    throw new RangeError(`style: property must be one that CSS has, got "${name}"`);
  }
  const text = getComputedStyle(element).getPropertyValue(name);
  const found = numberIn(element.style.getPropertyValue(name)) ?? numberIn(text);
  if (found === null && unit === undefined && !(isCustom && text === '')) {
    throw new RangeError(`style: ${name} must be a number where no unit is given, got "${text.trim()}"`);
  }
  const [, number = '0', ownUnit = ''] = found ?? [];
  const value = Number(number);
  return new StyleWriter(element.style, name, value, value === 0 ? (unit ?? ownUnit) : ownUnit);
}

function numberIn(text: string): RegExpExecArray | null {
  return /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i.exec(text.trim());
}

/** The name of a property in CSS. */
export function cssName(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replace(/^webkit(?=[A-Z])|[A-Z]/g, (word) => `-${word.toLowerCase()}`);
}
