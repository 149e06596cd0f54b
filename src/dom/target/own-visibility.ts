/**
 * Whether an element is hidden by a style of its own, not together with its parent.
 *
 * Where both are hidden, the element's own style may say it or not: undefined then, unless it is said in the element itself.
 */
export function isHiddenItself(element: HTMLElement | SVGElement): boolean | undefined {
  if (isSeen(getComputedStyle(element))) return false;
  if (!isSeen(element.style)) return true;
  const parent = parentOf(element);
  return parent === null || isSeen(getComputedStyle(parent)) ? true : undefined;
}

/** `collapse` hides, too. */
function isSeen({ visibility }: CSSStyleDeclaration): boolean {
  return visibility !== 'hidden' && visibility !== 'collapse';
}

/** Whose style the element inherits; null for the root of the page. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentElement;
  return parent ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
