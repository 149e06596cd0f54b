import type { StyledElement } from '../elemental.js';
import { Declaration } from './declaration.js';
import { HeldTransitions } from './held-transitions.js';

/** Animations of the browser that show properties by themselves. */
export interface Shows {
  /** Ends until the current task is over: what is read meanwhile is what was declared. */
  hide(): void;
  /** Gives the element back to frames, where it is seen. */
  end(): void;
}

/** The declarations in an element's own style, of its target and of single values. */
export class Declarations {
  readonly transitions: HeldTransitions;
  /** The values that are declared by them. */
  readonly values: { readonly codec: object; follow(): void }[] = [];
  readonly shows: Set<Shows> = new Set<Shows>();
  readonly #element: StyledElement;
  readonly #list: Declaration[] = [];

  constructor(element: StyledElement) {
    this.transitions = new HeldTransitions(element, this.#list);
    this.#element = element;
  }

  /** @param name As in CSS. */
  of(name: string): Declaration {
    let declaration = this.#list.find((one) => one.name === name);
    if (declaration === undefined)
      this.#list.push((declaration = new Declaration(this.#element, name, this.transitions)));
    return declaration;
  }

  /** Whether the browser animates a property by itself. */
  get areAnimated(): boolean {
    return this.#list.some(({ animations }) => animations > 0);
  }

  /** An action that starts must not read what the browser shows: in a late frame, that is later than the start. */
  hideShows(): void {
    for (const one of this.shows) one.hide();
  }

  /** Leaves to others what they have changed, when a motion begins. @param except A property that was set just now. */
  concede(except?: string): void {
    for (const declaration of this.#list) if (declaration.name !== except) declaration.concede();
  }

  /** Gives back all properties. */
  release(): void {
    for (const declaration of this.#list) declaration.set(null);
    this.write();
    for (const value of this.values) value.follow();
  }

  /** Writes what was set, and restores what others have changed. @param only The name of the one to write. */
  write(only?: string): void {
    for (const declaration of this.#list) if ((only ?? declaration.name) === declaration.name) declaration.write();
  }
}

const all = /* @__PURE__ */ new WeakMap<StyledElement, Declarations>();

/** The declarations of an element, shared by all that write to it. */
export function declarationsOf(element: StyledElement): Declarations {
  let declarations = all.get(element);
  if (declarations === undefined) all.set(element, (declarations = new Declarations(element)));
  return declarations;
}
