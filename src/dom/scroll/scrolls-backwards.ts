/**
 * Whether an element counts below 0 as it scrolls along an axis: whether its content begins at the right or at the
 * bottom.
 *
 * Only the style says so: content that begins at the left or at the top also goes below 0, while it bounces.
 *
 * @param isPage Whether the page scrolls, which lays nothing out as flex.
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
