import { whenUnbarred } from '../dom/presence/barred.js';
import { declarationsOf } from '../dom/style/declarations.js';
import type { StyledElement } from '../dom/style/elemental.js';

/** The inline style that takes an element out of the flow and leaves it where it is. */
export type Place = Readonly<Record<string, string>>;

/** The lines of a grid: an element outside of the flow is placed within the area between them. */
const AREA = ['grid-row-start', 'grid-row-end', 'grid-column-start', 'grid-column-end'];
/** Each by itself, as the element may declare one of them. */
const MARGINS = ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'];

/** Reads where an element is. Nothing is written. */
export function placeOf(element: StyledElement): Place {
  const { offsetLeft, offsetTop } = element as HTMLElement;
  // With fractions: in less room than it had, a text would wrap.
  const { width, height } = getComputedStyle(element);
  return {
    ...Object.fromEntries(AREA.map((name) => [name, 'auto'])),
    ...Object.fromEntries(MARGINS.map((name) => [name, '0px'])),
    position: 'absolute',
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    right: 'auto',
    bottom: 'auto',
    width,
    height,
  };
}

/** Takes a leaving element out of the flow, until it is called back. */
export function popOut(element: StyledElement, place: Place): void {
  const declarations = declarationsOf(element);
  const found = Object.entries(place).map(([name, text]) => [name, declarations.replaceOwn(name, text)] as const);
  whenUnbarred(element, () => {
    // Also of what its action has found while it left, such as its height.
    for (const [name, text] of found) declarations.replaceOwn(name, text);
  });
}
