/**
 * Whether content begins at the right, so that its scroller counts below 0 as it scrolls along x. The page goes by its
 * body. Boxes of flex that are reversed are not known.
 *
 * Only the style says so: content that begins at the left also goes below 0, while it bounces.
 */
export function scrollsBackwards(content: Element, axis: 'x' | 'y'): boolean {
  const { direction, writingMode } = getComputedStyle(content);
  return axis === 'x' && (writingMode === 'horizontal-tb' ? direction === 'rtl' : writingMode.endsWith('-rl'));
}
