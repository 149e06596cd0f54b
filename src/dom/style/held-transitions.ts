import type { StyledElement } from './elemental.js';
import { thisMoment } from './this-moment.js';

/**
 * Keeps CSS transitions of one element from what is written in each frame: they would show every value late. Its other
 * transitions go on.
 */
class HeldTransitions {
  readonly #element: StyledElement;
  readonly #held = new Set<string>();
  /** What the page gives the element; empty if it has no transitions. */
  #page = '';
  /** The inline text that was replaced; null while none is. */
  #own: string | null = null;
  #readAt = -1;

  constructor(element: StyledElement) {
    this.#element = element;
  }

  /** Reads what the page gives the element, once a task, unless something is held. */
  follow(computed: CSSStyleDeclaration = getComputedStyle(this.#element)): void {
    if (this.#held.size > 0 || this.#readAt === thisMoment()) return;
    this.#readAt = thisMoment();
    this.#page = /[1-9]/.test(computed.transitionDuration) ? computed.transition : '';
  }

  /** @param name As in CSS. */
  hold(name: string): void {
    this.#held.add(name);
  }

  /** Call it once the property is back at what the page gives it. */
  release(name: string): void {
    this.#held.delete(name);
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
    this.#own = this.#held.size === 0 ? null : own;
    // Of several entries for a property the last one counts.
    style.transition =
      this.#own === null ? own : [this.#page, ...Array.from(this.#held, (name) => `${name} 0s`)].join(', ');
  }
}

const all = /* @__PURE__ */ new WeakMap<StyledElement, HeldTransitions>();

export function transitionsOf(element: StyledElement): HeldTransitions {
  let held = all.get(element);
  if (held === undefined) all.set(element, (held = new HeldTransitions(element)));
  return held;
}
