import type { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../style/elemental.js';
import { hasPage } from '../style/has-page.js';
import { ownStyle } from '../style/own-style.js';

/** The opacity of an element, and the one that the page gives it. */
export function opacityOf(element: StyledElement, declarations: Declarations): readonly [shown: number, own: number] {
  if (!hasPage()) return [1, 1];
  const isDeclared = declarations.isDeclared('opacity');
  // The style of an element that is not in the document is empty.
  const shown = Number(getComputedStyle(element).opacity || 1);
  return [shown, isDeclared ? Number(ownStyle(element, 'opacity') || 1) : shown];
}
