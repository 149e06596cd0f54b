import type { StyledElement } from '../style/elemental.js';

/**
 * Whether an element is hidden by its own style, not only because its parent is. If both are hidden, its inline style
 * decides.
 *
 * At the top of a shadow tree, and in a slot, the host and the slot count as visible.
 */
export function isHiddenItself(element: StyledElement): boolean {
  const { style, parentElement } = element;
  if (!isHidden(getComputedStyle(element))) return false;
  return isHidden(style) || parentElement === null || !isHidden(getComputedStyle(parentElement));
}

/** `collapse` hides, too. */
function isHidden({ visibility }: CSSStyleDeclaration): boolean {
  return visibility === 'hidden' || visibility === 'collapse';
}
