import { type Scroller, isBackwards, viewSize } from './scroller.js';
import { contentPixel } from './shown-edges.js';

/** By how much `scroll-padding` makes the view smaller where content begins and where it ends, in scrolled pixels. */
export function scrollPadding(scroller: Scroller): readonly [near: number, far: number] {
  const style = getComputedStyle(scroller.box);
  const padding = (side: string): number => {
    const text = style.getPropertyValue(`scroll-padding-${side}`);
    // NaN for `auto`.
    return parseFloat(text) * (text.endsWith('%') ? viewSize(scroller) / 100 : contentPixel(scroller)) || 0;
  };
  const [first, last] =
    scroller.axis === 'x' ? [padding('left'), padding('right')] : [padding('top'), padding('bottom')];
  return isBackwards(scroller) ? [last, first] : [first, last];
}
