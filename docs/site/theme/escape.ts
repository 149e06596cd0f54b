const menus = ':is(.VPNavBarHamburger, .VPNavBarExtra .button)[aria-expanded=true]';
const outline = '.VPLocalNavOutlineDropdown > button.open';
const searchBox = '.VPLocalSearchBox';

/**
 * Escape closes anything open above the page, and restores the focus. VitePress itself closes the search and the
 * outline, but loses the focus, and leaves its menus open.
 */
export function closeByEscape(): void {
  let beforeSearch: HTMLElement | null = null;
  const note = (): void => {
    const focused = focusedElement();
    if (focused?.closest(searchBox) === null) beforeSearch = focused;
  };
  const close = (): void => {
    for (const button of document.querySelectorAll<HTMLElement>(menus)) {
      button.click();
      button.focus();
    }
    const isSearching = document.querySelector(searchBox) !== null;
    const back = isSearching ? beforeSearch : document.querySelector<HTMLElement>(outline);
    setTimeout(() => back?.focus());
  };
  document.addEventListener('focusin', note);
  document.addEventListener('keydown', note, { capture: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { capture: true });
}

/** The focused element, also inside a shadow tree. */
function focusedElement(): HTMLElement | null {
  let element = document.activeElement;
  for (; element?.shadowRoot?.activeElement; element = element.shadowRoot.activeElement);
  return element instanceof HTMLElement ? element : null;
}
