/** A background that is clipped to the text of its element, as the gradient of a title. */
export interface TextBackground {
  readonly image: string;
  /** Hides it, without a trace in the element's style. */
  readonly hiding: Animation;
}

/** The backgrounds of an element, and of the markup in it, that are clipped to text. */
export type TextBackgrounds = ReadonlyMap<Element, TextBackground>;

/** Hides such backgrounds: they would show the text, although the text itself is hidden. */
export function hideTextBackgrounds(root: Element): TextBackgrounds {
  const hidden = new Map<Element, TextBackground>();
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const { backgroundClip, backgroundImage: image } = getComputedStyle(element);
    if (backgroundClip !== 'text') continue;
    hidden.set(element, { image, hiding: element.animate({ backgroundImage: 'none' }, { fill: 'forwards' }) });
  }
  return hidden;
}
