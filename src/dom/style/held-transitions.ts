import type { StyledElement } from './elemental.js';

const NAMES = ['transition-property', 'transition-duration', 'transition-delay'] as const;

/** Three lists of the same length. */
type Lists = readonly [properties: string[], durations: string[], delays: string[]];

/**
 * Keeps CSS transitions of one element from what is written in each frame: they would show every value late. Its other
 * transitions go on.
 */
class HeldTransitions {
  readonly #element: StyledElement;
  readonly #held = new Set<string>();
  /** What the page gives the element; null if it has no transitions. */
  #lists: Lists | null = null;
  /** The inline texts that were replaced; null while none are. */
  #own: readonly string[] | null = null;

  constructor(element: StyledElement) {
    this.#element = element;
  }

  /** Reads what the page gives the element, unless something is held. */
  follow(): void {
    if (this.#held.size === 0) this.#lists = listsOf(getComputedStyle(this.#element));
  }

  /** @param name As in CSS. */
  hold(name: string): void {
    this.#held.add(name);
  }

  /** Call it once the property is back at what the page gives it. */
  release(name: string): void {
    this.#held.delete(name);
    if (this.#lists === null) return;
    // The browser takes the value over without a transition only if it is asked for before these are back.
    getComputedStyle(this.#element).getPropertyValue(name);
    this.write();
  }

  /** Writes what is held. */
  write(): void {
    const { style } = this.#element;
    if (this.#lists === null) return;
    const own = this.#own ?? NAMES.map((name) => style.getPropertyValue(name));
    this.#own = this.#held.size === 0 ? null : own;
    // Of several entries for a property the last one counts.
    const more = [[...this.#held], ...[1, 2].map(() => Array.from(this.#held, () => '0s'))];
    NAMES.forEach((name, index) => {
      const text = this.#own === null ? own[index]! : [...this.#lists![index]!, ...more[index]!].join(', ');
      style.setProperty(name, text);
    });
  }
}

function listsOf(computed: CSSStyleDeclaration): Lists | null {
  const [properties, durations, delays] = NAMES.map((name) => computed.getPropertyValue(name).split(', ')) as [
    string[],
    string[],
    string[],
  ];
  if (durations.every((duration) => parseFloat(duration || '0') === 0)) return null;
  const repeated = (list: string[]): string[] => properties.map((_, index) => list[index % list.length]!);
  return [properties, repeated(durations), repeated(delays)];
}

const all = /* @__PURE__ */ new WeakMap<StyledElement, HeldTransitions>();

export function transitionsOf(element: StyledElement): HeldTransitions {
  let held = all.get(element);
  if (held === undefined) all.set(element, (held = new HeldTransitions(element)));
  return held;
}
