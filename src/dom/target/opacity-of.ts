import type { Declarations } from '../style/declarations.js';
import type { StyledElement } from '../style/elemental.js';
import { hasPage } from '../style/has-page.js';
import { readWith } from '../style/read-with.js';

/** The opacity of an element, and the one that the page gives it. */
export function opacityOf(element: StyledElement, declarations: Declarations): readonly [shown: number, own: number] {
  if (!hasPage()) return [1, 1];
  const isDeclared = declarations.isDeclared('opacity');
  // The style of an element that is not in the document is empty.
  const read = (): number => Number(getComputedStyle(element).opacity || 1);
  const shown = read();
  return [shown, isDeclared ? readWith(element, 'opacity', declarations.of('opacity').own, read) : shown];
}
