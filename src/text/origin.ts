/** Where boxes in the window are counted from. */
export interface Origin {
  readonly left: number;
  readonly top: number;
  /** How much larger the page is shown there than it is. */
  readonly scale: number;
}

/** Measures an element that is 1 pixel wide: boxes in it are counted from there. */
export function originAt(pixel: Element): Origin {
  const { left, top, width } = pixel.getBoundingClientRect();
  return { left, top, scale: width || 1 };
}
