/** The highlights that paint texts of one color: the first one at an opacity of 0, the others in equal steps below 1. */
export type FadingHighlights = readonly Highlight[];

/** Opacities are shown in so many steps. */
export const STEPS = 16;

/** The CSS custom highlights of a page, by color. Their rules stay in the page; nothing else has their names. */
export class PageHighlights {
  readonly #window: Window & typeof globalThis;
  readonly #sheet: CSSStyleSheet;
  readonly #selector: string;
  readonly #ofColors = new Map<string, FadingHighlights>();

  constructor(page: Document, window: Window & typeof globalThis) {
    this.#window = window;
    this.#sheet = new window.CSSStyleSheet();
    page.adoptedStyleSheets.push(this.#sheet);
    // Where highlights are inherited, a rule for all elements would cost time for each of them.
    this.#sheet.insertRule(':root::highlight(rx-motion){color:#010203}');
    const { color } = window.getComputedStyle(page.head, '::highlight(rx-motion)');
    this.#selector = color === 'rgb(1, 2, 3)' ? ':root' : '';
  }

  /** Lets the rules reach into a shadow root. */
  reach(root: Node): void {
    const { adoptedStyleSheets: sheets } = root as Partial<ShadowRoot>;
    if (sheets?.includes(this.#sheet) === false) sheets.push(this.#sheet);
  }

  of(color: string): FadingHighlights {
    const known = this.#ofColors.get(color);
    if (known !== undefined) return known;
    const made = Array.from({ length: STEPS }, (_, step) => {
      const name = `rx-motion-${this.#ofColors.size}-${step}`;
      const faded = `color-mix(in srgb,${color} ${(100 * step) / STEPS}%,transparent)`;
      this.#sheet.insertRule(`${this.#selector}::highlight(${name}){color:${faded}}`);
      const highlight = new this.#window.Highlight();
      this.#window.CSS.highlights.set(name, highlight);
      return highlight;
    });
    this.#ofColors.set(color, made);
    return made;
  }
}

const ofPages = /* @__PURE__ */ new WeakMap<Document, PageHighlights>();

/** Null where there are no highlights, as in old browsers and jsdom. */
export function pageHighlights(page: Document): PageHighlights | null {
  const { defaultView: window } = page;
  if (typeof window?.Highlight !== 'function') return null;
  const known = ofPages.get(page) ?? new PageHighlights(page, window);
  ofPages.set(page, known);
  return known;
}
