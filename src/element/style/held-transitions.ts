import type { StyledElement } from '../elemental.js';
import { hasPage, thisStart } from '../page.js';
import type { Declaration } from './declaration.js';

/**
 * Turns off an element's CSS transitions for the properties that are declared here: with a transition, the values
 * written in each frame would show late. Its other transitions continue.
 */
export class HeldTransitions {
  readonly #element: StyledElement;
  readonly #declarations: readonly Declaration[];
  /** The transitions that the page gives the element; empty if there are none. */
  #page = '';
  /** The inline text that was replaced; null while none is. */
  #own: string | null = null;
  /** -1 before that. */
  #readAt = -1;

  constructor(element: StyledElement, declarations: readonly Declaration[]) {
    this.#element = element;
    this.#declarations = declarations;
  }

  /** Reads the transitions that the page gives the element, unless something is declared. Call it at a start. */
  follow(): void {
    if (!hasPage() || this.#readAt === thisStart() || this.#declarations.some(({ isActive }) => isActive)) return;
    this.#readAt = thisStart();
    const computed = getComputedStyle(this.#element);
    this.#page = /[1-9]/.test(computed.transitionDuration) ? computed.transition : '';
  }

  /** Reads them when something is set by hand, unless they are known. */
  know(): void {
    if (this.#readAt < 0) this.follow();
  }

  forget(): void {
    this.#readAt = -1;
  }

  /** Call it once the property has its own value again. @param name As in CSS. */
  release(name: string): void {
    if (this.#page === '') return;
    // Read before the transitions are restored: otherwise the browser would animate the change of the value.
    getComputedStyle(this.#element).getPropertyValue(name);
    this.write();
  }

  /** Writes the transitions, without those of what is declared. */
  write(): void {
    if (this.#page === '') return;
    const { style } = this.#element;
    const own = this.#own ?? style.transition;
    const held = this.#declarations.filter(({ isActive }) => isActive).map(({ name }) => `${name} 0s`);
    this.#own = held.length === 0 ? null : own;
    // Of several entries for a property the last one counts.
    style.transition = held.length === 0 ? own : [this.#page, ...held].join(', ');
  }
}
