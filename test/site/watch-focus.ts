/** The focus state of a page after {@link watchFocus} has run in it. */
export interface FocusWatch {
  /** Returns how many controls have not had the focus yet. It is noted here, at each key, and when a frame gets it. */
  readonly look: () => number;
  /** Controls that have not had the focus yet, by element and text. */
  readonly missed: () => string[];
  /** Controls that had the focus but did not show it, or were out of sight. */
  readonly unseen: readonly string[];
}

/**
 * Runs in a page: watches the focus, also inside shadow trees. The page has it as `focusWatch`.
 *
 * @param skipped What needs no focus: the last of these controls gets it at once.
 */
export function watchFocus(skipped: string): void {
  const reached = new Set<Element>(skipped === '' ? [] : document.querySelectorAll(skipped));
  const unseen: string[] = [];
  const kinds = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
  const describe = (element: Element): string =>
    `${element.localName}.${element.classList.value} ${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}`;
  const focused = (): Element | null => {
    let element = document.activeElement;
    for (; element?.shadowRoot?.activeElement; element = element.shadowRoot.activeElement);
    return element;
  };
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const isOutlined = (element: Element | null, depth = 0): boolean => {
    if (element === null || depth > 3) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || isOutlined(parentOf(element), depth + 1);
  };
  const isInSight = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('.VPNav');
    const isInHeader = element.closest('.VPNav, .VPSkipLink') !== null || element.getRootNode() instanceof ShadowRoot;
    return bottom > (isInHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0)) && top < innerHeight;
  };
  const canHaveFocus = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [type=radio]:not(:checked)') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const controls = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.matches(kinds) && canHaveFocus(element) ? [element] : []),
      ...(element.shadowRoot === null ? [] : controls(element.shadowRoot)),
    ]);
  const left = (): HTMLElement[] => controls(document).filter((control) => !reached.has(control));
  const note = (): void => {
    const element = focused();
    if (element === null || element === document.body || reached.has(element)) return;
    reached.add(element);
    // The focus in a frame is shown by the controls of its own document.
    const isFrame = element.localName === 'iframe';
    if (!isFrame && (!isOutlined(element) || !isInSight(element))) unseen.push(describe(element));
  };
  // The next key finds the page as the last one left it: scrolled to the element with the focus.
  addEventListener('keydown', note, true);
  addEventListener('blur', note);
  const focusWatch: FocusWatch = {
    unseen,
    missed: () => left().map(describe),
    look: () => {
      note();
      return left().length;
    },
  };
  Object.assign(globalThis, { focusWatch });
  [...reached]
    .filter((element): element is HTMLElement => element.matches(kinds) && canHaveFocus(element as HTMLElement))
    .at(-1)
    ?.focus();
}
