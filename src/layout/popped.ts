import { whenUnbarred } from '../dom/presence/barred.js';
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
  const { style } = element;
  const found = Object.keys(place).map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(place)) style.setProperty(name, value);
  whenUnbarred(element, () => {
    for (const [name, value] of found) style.setProperty(name, value);
  });
}
