/**
 * Whether an element that scrolls along an axis counts below 0: whether what is in it begins at its right or at its bottom.
 *
 * Only the style says so. The number does not, for where it begins at the left or at the top it goes below 0 as well, while it bounces.
 *
 * @param isPage Whether it is the page that scrolls, which lays nothing out as flex.
 */
export function scrollsBackwards(style: CSSStyleDeclaration, axis: 'x' | 'y', isPage: boolean): boolean {
  const { writingMode, direction, display, flexDirection, flexWrap } = style;
  const isInline = (axis === 'x') === (writingMode === 'horizontal-tb');
  const isBackwards = isInline
    ? (direction === 'rtl') !== (writingMode === 'sideways-lr')
    : writingMode === 'vertical-rl' || writingMode === 'sideways-rl';
  if (isPage || !display.endsWith('flex')) return isBackwards;
  const isMain = isInline === flexDirection.startsWith('row');
  const isReversed = isMain ? flexDirection.endsWith('reverse') : flexWrap === 'wrap-reverse';
  return isBackwards !== isReversed;
}
