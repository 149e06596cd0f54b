import type { StyledElement } from '../elemental.js';

/** Removes a `style` attribute that says nothing: an element that is given back has none if it had none. */
export function dropEmptyStyle(element: StyledElement): void {
  // Chromium removes only an attribute that was read since its style was written.
  if (element.style.length === 0 && element.getAttribute('style') === '') element.removeAttribute('style');
}
