import { Declaration } from './declaration.js';
import type { StyledElement } from './elemental.js';

/** What is declared in an element's own style, by its target and by single values. */
export class Declarations {
  readonly #element: StyledElement;
  readonly #list: Declaration[] = [];

  constructor(element: StyledElement) {
    this.#element = element;
  }

  /** @param name As in CSS. */
  of(name: string): Declaration {
    let declaration = this.#list.find((one) => one.name === name);
    if (declaration === undefined) this.#list.push((declaration = new Declaration(this.#element, name)));
    return declaration;
  }

  /** Whether a property is declared, by `one` last. */
  has(name: string, one: object): boolean {
    return this.#list.some(
      (declaration) => declaration.name === name && declaration.isActive && declaration.isSetBy(one),
    );
  }

  /** Whether another than `one` has set a property last. */
  isTaken(name: string, one: object): boolean {
    return this.#list.some((declaration) => declaration.name === name && !declaration.isSetBy(one));
  }

  /** Whether anyone declares a property. It is written then, so that it can be read. */
  isDeclared(name: string): boolean {
    const declaration = this.#list.find((one) => one.name === name);
    declaration?.write();
    return declaration?.isActive === true;
  }

  /** Changes the element's own text of a property, also under what is declared. @returns The text before. */
  replaceOwn(name: string, text: string): string {
    const place = this.#list.find((one) => one.name === name) ?? new Declaration(this.#element, name);
    const { own } = place;
    place.own = text;
    return own;
  }

  /** Where a motion begins: leaves to others what they have changed. */
  concede(): void {
    for (const declaration of this.#list) declaration.concede();
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

const all = /* @__PURE__ */ new WeakMap<StyledElement, Declarations>();

/** The same for all who write to an element. */
export function declarationsOf(element: StyledElement): Declarations {
  let declarations = all.get(element);
  if (declarations === undefined) all.set(element, (declarations = new Declarations(element)));
  return declarations;
}
