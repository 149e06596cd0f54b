import type { LazyText } from '../../lines/recorder.js';
import type { StyledElement } from '../elemental.js';
import type { PageWriter } from '../page.js';
import type { Declarations } from './declarations.js';
import { dropEmptyStyle, readWith } from './read-with.js';

/** What a property is declared as; null for what the page gives it. */
export type Declared = string | number | LazyText | null;

/** A property in a style. */
export type StylePart = readonly [name: string, text: string, priority: string];

/**
 * One property of an element's own style, as the library writes it.
 *
 * A framework or a script may replace that style; the next {@link write} then restores the property, unless the next
 * motion begins before that: see {@link concede}. It keeps the priority that it was found with, because a style sheet
 * may say `!important`, too. Once given back, it is as before, and belongs to others until it is set again.
 */
export class Declaration {
  /** As in CSS. */
  readonly name: string;
  /** Those of the element. */
  readonly all: Declarations;
  /** The declared value, or null. Call `set` to change it. */
  value: Declared = null;
  /** The unit of its number, once it is known. */
  unit: string | undefined = undefined;
  /** The parts of a shorthand that the style had before, if it had no text for the whole. */
  parts: readonly StylePart[] = [];
  /** How many animations of the browser show the property. What is declared is written only after they have ended. */
  animations = 0;
  /** Who has set it last, if it knows its own value. */
  holder: object | undefined = undefined;
  /** With what priority it is written: what the style had before, without `!important` while {@link lowered}. */
  priority: string = '';
  /** How many animations of the browser need its style not to be `!important`. */
  lowered = 0;
  /** Ends an animation that shows the property; called after the next write, so that no frame shows neither. */
  ending: PageWriter | null = null;
  readonly #element: StyledElement;
  readonly #style: CSSStyleDeclaration;
  /** What the style had before the property was set. */
  #found: string = '';
  #isPending = false;
  #isWritten = false;
  /** How the style spells the value; null until it is read back. */
  #spelled: string | null = null;

  constructor(element: StyledElement, name: string, all: Declarations) {
    this.#element = element;
    this.#style = element.style;
    this.all = all;
    this.name = name;
  }

  /** Whether the property is written here, or is about to be. */
  get isActive(): boolean {
    return this.value !== null || this.#isPending;
  }

  /** Whether it is declared, and `one` holds it. */
  isHeldBy(one: object): boolean {
    return this.isActive && this.holder === one;
  }

  /** The text in the element's own style, restored when the property is given back. */
  get own(): string {
    return this.isActive ? this.#found : this.#read();
  }
  set own(text: string) {
    if (this.isActive) this.#found = text;
    else this.#style.setProperty(this.name, text);
  }

  /** Reads the element as it would be without what is declared here. */
  readOwn<V>(read: () => V): V {
    return this.isActive ? this.readAs(this.own, read) : read();
  }

  /** Reads the element as it would be with another text for the property. */
  readAs<V>(text: string, read: () => V): V {
    return readWith(this.#element, this.name, text, () => {
      if (text === '') for (const part of this.parts) this.#style.setProperty(...part);
      return read();
    });
  }

  /** Sets the value, null to give the property back; the next `write` writes it. */
  set(value: Declared, by?: object): void {
    this.holder = by;
    if (!this.isActive) {
      if (value === null) return;
      this.all.know();
      this.#found = this.#read();
      this.priority = this.#style.getPropertyPriority(this.name);
    }
    this.value = value;
    this.#isPending = true;
  }

  /** Leaves the property to others who have changed it, unless a value waits to be written. */
  concede(): void {
    if (this.value === null || this.#isPending) return;
    const text = this.#read();
    // Usually it is spelled as it was written.
    if (text === String(this.value)) return;
    if (this.#spelled === null) {
      const priority = this.#style.getPropertyPriority(this.name);
      this.#put();
      this.#spelled = this.#read();
      if (text !== this.#spelled) this.#style.setProperty(this.name, text, priority);
    }
    if (text === this.#spelled) return;
    this.value = null;
    this.#isWritten = false;
    this.all.holdTransitions(this.name);
  }

  /**
   * Writes the value that was set, or restores one that others have changed.
   *
   * @param isRead Whether it is about to be read, so that it is written under an animation, too.
   */
  write(isRead = false): void {
    if (this.animations === 0 || isRead) this.#write();
    const { ending } = this;
    this.ending = null;
    ending?.write();
  }

  #write(): void {
    if (this.#isPending) {
      this.#isPending = false;
      this.#spelled = null;
      if (!this.#isWritten) this.all.holdTransitions();
      this.#put();
      this.#isWritten = this.value !== null;
      if (!this.#isWritten) {
        this.all.holdTransitions(this.name);
        dropEmptyStyle(this.#element);
      }
    } else if (this.value !== null && (this.#spelled === null || this.#read() !== this.#spelled)) {
      this.#put();
      this.#spelled = this.#read();
    }
  }

  #put(): void {
    const { name, value, priority } = this;
    if (value === null) {
      this.#style.setProperty(name, this.#found, priority);
      for (const [part, text, own] of this.parts) this.#style.setProperty(part, text, this.lowered === 0 ? own : '');
    }
    // Setting a field takes two thirds of the time of setProperty for a text, and a fifth for a number.
    else if (priority === '' && !name.startsWith('--'))
      (this.#style as object as Record<string, unknown>)[name] = value;
    else this.#style.setProperty(name, String(value), priority);
  }

  #read(): string {
    return this.#style.getPropertyValue(this.name);
  }
}

/** Declares again what a property is declared as now, by the same holder. */
export function remember(declaration: Pick<Declaration, 'value' | 'holder' | 'set'>): () => void {
  const { value, holder } = declaration;
  return () => {
    declaration.set(value, holder);
  };
}
