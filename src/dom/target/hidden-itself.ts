import type { StyledElement } from '../style/elemental.js';

/**
 * Whether a style of its own hides an element, not only its parent.
 *
 * Where both are hidden, the element's style may say so or not: undefined then, unless its inline style does.
 */
export function isHiddenItself(element: StyledElement): boolean | undefined {
  if (isVisible(getComputedStyle(element))) return false;
  if (!isVisible(element.style)) return true;
  const parent = parentOf(element);
  return parent === null || isVisible(getComputedStyle(parent)) ? true : undefined;
}

/** `collapse` hides, too. */
function isVisible({ visibility }: CSSStyleDeclaration): boolean {
  return visibility !== 'hidden' && visibility !== 'collapse';
}

/** The element whose style this one inherits; null for the root of the page. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentElement;
  return parent ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
