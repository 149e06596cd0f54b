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
 * A number in the style that an element has, whoever gave it.
 *
 * @param property As in CSS or as in scripts: `border-radius`, `borderRadius`, `--glow`.
 * @param unit What it is to be measured in; by default what it is measured in. With it, a word (`auto`) counts as 0.
 */
export function styleNumber(
  element: HTMLElement | SVGElement,
  property: string,
  unit: string | undefined,
): StyleWriter {
  const name = cssName(property);
  const text = getComputedStyle(element).getPropertyValue(name).trim();
  const [, number, found] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i.exec(text) ?? [];
  if (number === undefined && unit === undefined && text !== '') {
    throw new RangeError(`style: ${name} must be a number where no unit is given, got "${text}"`);
  }
  const isSame = unit === undefined || unit === found;
  return new StyleWriter(element.style, name, isSame ? Number(number ?? 0) : 0, unit ?? found ?? '');
}

/** The name of a property in CSS. */
export function cssName(property: string): string {
  return property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
