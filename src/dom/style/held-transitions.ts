import type { StyledElement } from './elemental.js';
import { thisMoment } from './this-moment.js';

/**
 * Keeps CSS transitions of one element from what is written in each frame: they would show every value late. Its other
 * transitions go on.
 */
export class HeldTransitions {
  readonly #element: StyledElement;
  #held: readonly string[] = [];
  /** What the page gives the element; empty if it has no transitions. */
  #page = '';
  /** The inline text that was replaced; null while none is. */
  #own: string | null = null;
  #readAt = -1;

  constructor(element: StyledElement) {
    this.#element = element;
  }

  /** Reads what the page gives the element, once a task, unless something is held. */
  follow(): void {
    if (this.#held.length > 0 || this.#readAt === thisMoment()) return;
    this.#readAt = thisMoment();
    const computed = getComputedStyle(this.#element);
    this.#page = /[1-9]/.test(computed.transitionDuration) ? computed.transition : '';
  }

  /** @param name As in CSS. */
  hold(name: string): void {
    this.#held = [...this.#held, name];
  }

  /** Call it once the property is back at what the page gives it. */
  release(name: string): void {
    this.#held = this.#held.filter((one) => one !== name);
    if (this.#page === '') return;
    // The browser takes the value over without a transition only if it is asked for before these are back.
    getComputedStyle(this.#element).getPropertyValue(name);
    this.write();
  }

  /** Writes what is held. */
  write(): void {
    if (this.#page === '') return;
    const { style } = this.#element;
    const own = this.#own ?? style.transition;
    this.#own = this.#held.length === 0 ? null : own;
    // Of several entries for a property the last one counts.
    style.transition = this.#own === null ? own : [this.#page, ...this.#held.map((name) => `${name} 0s`)].join(', ');
  }
}
