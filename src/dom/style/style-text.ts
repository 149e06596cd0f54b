import { computedText } from './computed-text.js';
import { type Writer, waitForFlush } from './flush.js';
import { inRange } from './in-range.js';
import { StyleEntry } from './style-entry.js';
import { cssName } from './style-number.js';
import type { StyleText } from './style-way.js';
import { tried } from './tried.js';

/** A text that is written to one CSS property. */
export class StyleTextWriter implements StyleText, Writer {
  next: Writer | null = null;
  private readonly element: HTMLElement | SVGElement;
  /** As in CSS. */
  readonly name: string;
  private readonly entry: StyleEntry;
  #value: string;

  constructor(element: HTMLElement | SVGElement, name: string) {
    if (!name.startsWith('--') && !(name in element.style))
      throw new RangeError(`style: property must be one that CSS has, got "${name}"`);
    this.element = element;
    this.name = name;
    this.entry = new StyleEntry(element.style, name);
    this.#value = element.style.getPropertyValue(name) || this.computed();
  }

  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    if (value === this.#value && !this.entry.isMissed) return;
    this.#value = value;
    if (this.next === null) waitForFlush(this);
  }

  write(): void {
    this.entry.write(inRange(this.name, this.#value));
  }

  /** As the browser computes it, or another text in its place, at this moment. */
  computed(text?: string): string {
    return this.read(computedText, text);
  }

  /** What comes of that in the end: of functions a matrix, of line heights pixels. */
  used(text?: string): string {
    return this.read((element, name) => getComputedStyle(element).getPropertyValue(name), text);
  }

  private read(read: typeof computedText, text?: string): string {
    const { element, name } = this;
    const found = (): string => read(element, name);
    return text === undefined ? found() : tried(element, name, text, found);
  }
}

/** The texts in one element's style that somebody has asked for. */
export class StyleTexts {
  private readonly element: HTMLElement | SVGElement;
  private readonly texts = new Map<string, StyleTextWriter>();

  constructor(element: HTMLElement | SVGElement) {
    this.element = element;
  }

  /** The text of a property, the same one whenever it is asked for. */
  of(property: string): StyleTextWriter {
    const name = cssName(property);
    let text = this.texts.get(name);
    if (text === undefined) {
      text = new StyleTextWriter(this.element, name);
      this.texts.set(name, text);
    }
    return text;
  }
}
