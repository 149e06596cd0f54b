/**
 * Remembers where the focus is in an element whose content is about to be replaced.
 *
 * @returns Gives the focus to the link or button that stands for the same in the new content, else to the element itself; where it was elsewhere, to nobody.
 */
export function keptFocus(element: HTMLElement): () => void {
  const focused = document.activeElement;
  if (focused === null || !element.contains(focused)) return () => undefined;
  const key = keyOf(focused);
  return () => {
    const same = [...element.querySelectorAll<HTMLElement>('a, button, input')].find((other) => keyOf(other) === key);
    (same ?? element).focus({ preventScroll: true });
  };
}

/** What a control stands for: where it leads, or what it is called. */
function keyOf(element: Element): string {
  const { tagName } = element;
  return `${tagName} ${element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent}`;
}
