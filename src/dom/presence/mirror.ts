import type { StyledElement } from '../style/elemental.js';
import { type Writer, waitForLast } from '../style/flush.js';

/** The elements whose style is copied from the one whose place they took. */
export const mirrored: WeakSet<StyledElement> = /* @__PURE__ */ new WeakSet<StyledElement>();

/** Copies to the style of one element what was written to another's since the mirror was made. */
export class Mirror implements Writer {
  /** The style to copy to; null as long as there is none. */
  to: CSSStyleDeclaration | null = null;
  readonly #from: CSSStyleDeclaration;
  readonly #before: ReadonlyMap<string, string>;
  readonly #changed = new Set<string>();

  constructor(from: CSSStyleDeclaration) {
    this.#from = from;
    this.#before = new Map(Array.from(from, (name) => [name, from.getPropertyValue(name)]));
  }

  /** Copies to an element from now on. */
  follow(element: StyledElement): void {
    mirrored.add(element);
    this.to = element.style;
    this.wait();
  }

  /** Copies what is about to be written, right after that. */
  wait(): void {
    if (this.to !== null) waitForLast(this);
  }

  write(): void {
    for (const name of Array.from(this.#from))
      if (this.#from.getPropertyValue(name) !== this.#before.get(name)) this.#changed.add(name);
    // What has changed once is copied from then on: it may come back to what it was, or to nothing.
    for (const name of this.#changed) this.to?.setProperty(name, this.#from.getPropertyValue(name));
  }
}
