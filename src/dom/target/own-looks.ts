/** How an element looks before anything leads it, as the browser computes it. */
export function looksOf(element: Element): CSSStyleDeclaration {
  // Elsewhere its style says nothing, and everything would start from what it is not.
  if (!element.isConnected) throw new Error('domTarget: element must be in the document, got one that is not');
  return getComputedStyle(element);
}

/** NaN where it is no number of pixels, as the width of an element that is not displayed. */
export function pixelsIn(text: string): number {
  return text.endsWith('px') ? parseFloat(text) : NaN;
}
