import type { StyledElement } from './elemental.js';
import { thisMoment } from './this-moment.js';

/**
 * Keeps CSS transitions of one element from what is written in each frame: they would show every value late. Its other
 * transitions go on.
 */
export class HeldTransitions {
  readonly #element: StyledElement;
  #held: readonly string[] = [];
  /** The transitions that the page gives the element; empty if there are none. */
  #page = '';
  /** The inline text that was replaced; null while none is. */
  #own: string | null = null;
  #readAt = -1;

  constructor(element: StyledElement) {
    this.#element = element;
  }

  /** Reads the transitions that the page gives the element, once per task, unless one is held. */
  follow(): void {
    if (this.#held.length > 0 || this.#readAt === thisMoment()) return;
    this.#readAt = thisMoment();
    const computed = getComputedStyle(this.#element);
    this.#page = /[1-9]/.test(computed.transitionDuration) ? computed.transition : '';
  }

  /** Prevents the transition of a property. @param name As in CSS. */
  hold(name: string): void {
    this.#held = [...this.#held, name];
  }

  /** Call it once the property has its own value again. */
  release(name: string): void {
    this.#held = this.#held.filter((one) => one !== name);
    if (this.#page === '') return;
    // Read before the transitions are restored: otherwise the browser would animate the change of the value.
    getComputedStyle(this.#element).getPropertyValue(name);
    this.write();
  }

  /** Writes the transitions, without the held ones. */
  write(): void {
    if (this.#page === '') return;
    const { style } = this.#element;
    const own = this.#own ?? style.transition;
    this.#own = this.#held.length === 0 ? null : own;
    // Of several entries for a property the last one counts.
    style.transition = this.#own === null ? own : [this.#page, ...this.#held.map((name) => `${name} 0s`)].join(', ');
  }
}
