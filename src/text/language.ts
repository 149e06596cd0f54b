/** The language of an element, for `Intl`; undefined, which is that of the browser, if it has none that is known. */
export function languageOf(element: Element): string | undefined {
  const name = element.closest('[lang]')?.getAttribute('lang') ?? '';
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}
