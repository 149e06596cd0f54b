/** Whether the background of an element is clipped to its text, as for a gradient in a title. */
export function clipsToText(style: CSSStyleDeclaration): boolean {
  return style.backgroundClip === 'text';
}

/**
 * Hides the backgrounds in an element that are clipped to text, without changing its style. They would show the text
 * although the text itself is hidden. Their images can still be read.
 */
export function hideTextBackgrounds(root: Element): Animation[] {
  return [root, ...root.querySelectorAll('*')]
    .filter((element) => clipsToText(getComputedStyle(element)))
    .map((element) => element.animate({ backgroundSize: '0' }, { fill: 'forwards' }));
}
