/**
 * Runs in a page: adds styles inside an element's shadow tree. This function is sent to the page as text: it must not
 * use anything from outside.
 */
export function styleInside(element: Element, styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  element.shadowRoot!.adoptedStyleSheets.push(sheet);
}
