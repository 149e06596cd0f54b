import { Declaration } from './declaration.js';

/** What a target declares in its element's own style. */
export class Declarations {
  readonly #style: CSSStyleDeclaration;
  readonly #list: Declaration[] = [];

  constructor(style: CSSStyleDeclaration) {
    this.#style = style;
  }

  /** @param name As in CSS. */
  set(name: string, value: string | number): void {
    let declaration = this.#list.find((one) => one.name === name);
    if (declaration === undefined) this.#list.push((declaration = new Declaration(this.#style, name)));
    declaration.set(value);
  }

  /** Writes what was set, and restores what others have changed. */
  write(): void {
    for (const declaration of this.#list) declaration.write();
  }
}
