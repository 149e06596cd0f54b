import type { StyledElement } from '../elemental.js';

/**
 * Reads an element as it would be with another value for a property in its own style. None of this is visible. CSS
 * transitions that it starts are cancelled, because during one the browser reports the value in between.
 *
 * @param property As in CSS.
 */
export function readWith<V>(element: StyledElement, property: string, text: string, read: () => V): V {
  const { style } = element;
  const [own, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)];
  // Simulated pages have none.
  const animations = (): Animation[] => (element as Partial<StyledElement>).getAnimations?.() ?? [];
  const running = animations();
  const write = (value: string): void => {
    style.setProperty(property, value, priority);
    for (const animation of animations()) if (!running.includes(animation)) animation.cancel();
  };
  write(text);
  try {
    return read();
  } finally {
    write(own);
    dropEmptyStyle(element);
  }
}

/** Removes a `style` attribute that says nothing: an element that is given back has none if it had none. */
export function dropEmptyStyle(element: StyledElement): void {
  // Chromium removes only an attribute that was read since its style was written.
  if (element.style.length === 0 && element.getAttribute('style') === '') element.removeAttribute('style');
}
