/** The language of an element, for `Intl`; undefined (the language of the browser) if it has none or an invalid one. */
export function languageOf(element: Element): string | undefined {
  const name = element.closest('[lang]')?.getAttribute('lang') ?? '';
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}

/** The characters of a text as the readers of an element's language see them: an emoji is one (graphemes). */
export function charactersOf(element: Element, text: string): string[] {
  return Array.from(new Intl.Segmenter(languageOf(element)).segment(text), ({ segment }) => segment);
}
