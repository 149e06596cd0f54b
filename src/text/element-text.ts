import type { Seconds } from '../clock/seconds.js';
import { type Elemental, elementOf, type StyledElement } from '../element/elemental.js';
import { hasPage } from '../element/page.js';
import { perProperty } from '../element/per-property.js';
import type { Reverse, Reversed } from '../motion/action.js';
import { leaf } from '../motion/leaf-motion.js';
import type { Progress } from '../time/effect.js';

/**
 * The whole text of an element. It is written at once, not at the end of the frame, so a text that a callback writes
 * later in the same frame stays. On a server nothing is written.
 */
export class ElementText {
  readonly element: StyledElement;
  /** The number that {@link countTo} shows, while the text is still its own. */
  count = { text: '', value: 0 };

  constructor(element: StyledElement) {
    this.element = element;
  }

  get text(): string {
    return this.element.textContent;
  }
  set text(text: string) {
    if (!hasPage() || text === this.text) return;
    const { firstChild, childNodes } = this.element;
    // A framework keeps its text node.
    if (childNodes.length === 1 && firstChild!.nodeType === Node.TEXT_NODE) firstChild!.nodeValue = text;
    else this.element.textContent = text;
  }
}

/**
 * An action that writes the text of an element. When time goes back before its start, the text is as it was found.
 *
 * @param start Called with the text as it is found. Returns a function that shows a progress.
 */
export function textLeaf<R extends Reverse<Elemental> = undefined>(
  name: string,
  duration: Seconds,
  start: (shown: ElementText) => (progress: Progress) => void,
  reverse?: R,
): Reversed<Elemental, R> {
  return leaf(
    name,
    duration,
    (target: Elemental) => {
      const shown = textOf(elementOf(name, target), 'text');
      const { text, count } = shown;
      return { update: start(shown), undo: () => Object.assign(shown, { text, count }) };
    },
    reverse,
  );
}

/** The same object for all actions on an element. */
const textOf = /* @__PURE__ */ perProperty((element) => new ElementText(element));
