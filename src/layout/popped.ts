import { whenUnbarred } from '../dom/presence/barred.js';
import type { StyledElement } from '../dom/style/elemental.js';

/** The inline style that takes an element out of the flow and leaves it where it is. */
export type Place = Readonly<Record<string, string>>;

/** Reads where an element is. Nothing is written. */
export function placeOf(element: StyledElement): Place {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element as HTMLElement;
  return {
    position: 'absolute',
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    right: 'auto',
    bottom: 'auto',
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    margin: '0px',
    'box-sizing': 'border-box',
    'pointer-events': 'none',
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
