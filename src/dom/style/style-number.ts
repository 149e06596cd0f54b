import { computedText } from './computed-text.js';
import { type Writer, waitForFlush } from './flush.js';
import { type Range, rangeOf } from './in-range.js';
import { StyleEntry } from './style-entry.js';

/** A number in the style of an element; what reads and writes it does not touch the page until the next flush. */
export interface StyleNumber {
  value: number;
  /** What stands behind it: `px`, `%`, `em`, or nothing. */
  readonly unit: string;
}

/** A number that is written to one CSS property. */
export class StyleWriter implements StyleNumber, Writer {
  next: Writer | null = null;
  readonly unit: string;
  private readonly range: Range;
  private readonly entry: StyleEntry;
  #value: number;

  constructor(style: CSSStyleDeclaration, property: string, value: number, unit: string) {
    this.entry = new StyleEntry(style, property);
    this.unit = unit;
    this.range = rangeOf(property, unit);
    this.#value = value;
  }

  get value(): number {
    return this.#value;
  }

  set value(value: number) {
    if (value === this.#value && !this.entry.isMissed) return;
    this.#value = value;
    if (this.next === null) waitForFlush(this);
  }

  write(): void {
    const { least, most, isWhole } = this.range;
    const value = Math.max(least, Math.min(isWhole ? Math.round(this.#value) : this.#value, most));
    this.entry.write(`${value}${this.unit}`);
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
  const text = computedText(element, name);
  const found = numberIn(element.style.getPropertyValue(name)) ?? numberIn(text);
  if (found === null && unit === undefined && !(isCustom && text === '')) {
    if (!element.isConnected) {
      throw new Error(
        `style: the element must be in the document when ${name} is first asked for, got one that is not`,
      );
    }
    throw new RangeError(`style: ${name} must be a number where no unit is given, got "${text}"`);
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
