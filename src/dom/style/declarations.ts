import { Declaration } from './declaration.js';
import type { StyledElement } from './elemental.js';

/** What a target declares in its element's own style. */
export class Declarations {
  readonly #element: StyledElement;
  readonly #list: Declaration[] = [];

  constructor(element: StyledElement) {
    this.#element = element;
  }

  /**
   * @param name As in CSS.
   * @param value Null to give the property back.
   */
  set(name: string, value: string | number | null): void {
    let declaration = this.#list.find((one) => one.name === name);
    if (declaration === undefined) this.#list.push((declaration = new Declaration(this.#element, name)));
    declaration.set(value);
  }

  /** Whether a property is declared here. */
  has(name: string): boolean {
    return this.#list.some((one) => one.name === name && one.isActive);
  }

  /** Gives back all properties. */
  giveBack(): void {
    for (const declaration of this.#list) declaration.set(null);
  }

  /** Writes what was set, and restores what others have changed. */
  write(): void {
    for (const declaration of this.#list) declaration.write();
  }
}
