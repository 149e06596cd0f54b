import type { StyledElement } from '../elemental.js';
import { hasPage, thisStart } from '../page.js';
import { Declaration } from './declaration.js';

/** Animations of the browser that show properties by themselves. */
export interface Shows {
  /** Ends until the current task is over: what is read meanwhile is what was declared. */
  hide(): void;
  /** Gives the element back to frames, where it is seen. */
  end(): void;
}

/**
 * The declarations in an element's own style, of its target and of single values.
 *
 * They turn off its CSS transitions for what is declared: with a transition, the values written in each frame would
 * show late. Its other transitions continue.
 */
export class Declarations {
  /** The values that are declared by them. */
  readonly values: { readonly codec: object; follow(): void }[] = [];
  readonly shows: Set<Shows> = new Set<Shows>();
  readonly #element: StyledElement;
  readonly #list: Declaration[] = [];
  /** The transitions that the page gives the element; empty if there are none. */
  #transitions = '';
  /** When they were read; -1 before that. */
  #readAt = -1;
  /** The inline text that they replaced; null while it is there. */
  #own: string | null = null;

  constructor(element: StyledElement) {
    this.#element = element;
  }

  /** @param name As in CSS. */
  of(name: string): Declaration {
    let declaration = this.#list.find((one) => one.name === name);
    if (declaration === undefined) this.#list.push((declaration = new Declaration(this.#element, name, this)));
    return declaration;
  }

  /** Whether the browser animates a property by itself. */
  get areAnimated(): boolean {
    return this.#list.some(({ animations }) => animations > 0);
  }

  /**
   * An action starts on a property. It must not read what the browser shows: in a late frame, that is later than the
   * start. What others have changed is left to them.
   *
   * @param declaration By default of any property, and what was changed stays.
   */
  start(declaration?: Declaration): void {
    for (const one of this.shows) one.hide();
    declaration?.concede();
    if (this.#readAt !== thisStart()) this.#readTransitions();
  }

  /** Something is set, perhaps by hand. */
  know(): void {
    if (this.#readAt < 0) this.#readTransitions();
  }

  /** Unless something is declared: then they are held already. */
  #readTransitions(): void {
    if (!hasPage() || this.#list.some(({ isActive }) => isActive)) return;
    this.#readAt = thisStart();
    const { transition, transitionDuration } = getComputedStyle(this.#element);
    this.#transitions = /[1-9]/.test(transitionDuration) ? transition : '';
  }

  /** Leaves to others what they have changed. @param except A property that was set just now. */
  follow(except?: string): void {
    this.#readAt = -1;
    for (const declaration of this.#list) if (declaration.name !== except) declaration.concede();
    for (const value of this.values) value.follow();
  }

  /** Gives back all properties. */
  release(): void {
    for (const declaration of this.#list) declaration.set(null);
    this.write();
  }

  /** Writes what was set, and restores what others have changed. @param only The name of the one to write. */
  write(only?: string): void {
    for (const declaration of this.#list) if ((only ?? declaration.name) === declaration.name) declaration.write();
  }

  /** Writes the transitions, without those of what is declared. @param returned A property that has its own value again. */
  holdTransitions(returned?: string): void {
    if (this.#transitions === '') return;
    // Read before the transitions are restored: otherwise the browser would animate the change of the value.
    if (returned !== undefined) getComputedStyle(this.#element).getPropertyValue(returned);
    const { style } = this.#element;
    const own = this.#own ?? style.transition;
    const held = this.#list.filter(({ isActive }) => isActive).map(({ name }) => `${name} 0s`);
    this.#own = held.length === 0 ? null : own;
    // Of several entries for a property the last one counts.
    style.transition = held.length === 0 ? own : [this.#transitions, ...held].join(', ');
  }
}

const all = /* @__PURE__ */ new WeakMap<StyledElement, Declarations>();

/** The declarations of an element, shared by all that write to it. */
export function declarationsOf(element: StyledElement): Declarations {
  let declarations = all.get(element);
  if (declarations === undefined) all.set(element, (declarations = new Declarations(element)));
  return declarations;
}
