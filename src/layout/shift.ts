import { type Distance, pageDistance } from '../element/axes.js';
import type { StyledElement } from '../element/elemental.js';
import { declarationsOf } from '../element/style/declarations.js';
import { targetOf } from '../element/target/dom-target.js';
import { glideOf } from './glide.js';
import type { PageBox } from './page-box.js';

/** How far motions have moved an element on the page, in pixels, and by which factors they have scaled it. */
interface Shift extends Distance {
  readonly scaleX: number;
  readonly scaleY: number;
}

const NO_SHIFT: Shift = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

/**
 * Where moving elements are seen, given where the layout puts them (1); or the other way round (-1). It reads nothing
 * that would lay out the page, which may have changed already.
 *
 * @param all Outer ones first.
 * @param outer How far elements around them have moved.
 */
export function applyShifts(
  all: ReadonlyMap<StyledElement, PageBox>,
  direction: 1 | -1,
  outer: Iterable<readonly [Element | null, Distance]> = [],
): Map<StyledElement, PageBox> {
  const moved = new Map(outer);
  const results = new Map<StyledElement, PageBox>();
  for (const [element, found] of all) {
    const own = shiftOf(element, found);
    const around = moved.get(element.parentElement) ?? NO_SHIFT;
    const [x, y] = [around.x + own.x, around.y + own.y];
    moved.set(element, { x, y });
    results.set(element, {
      ...found,
      x: found.x + direction * x,
      y: found.y + direction * y,
      width: found.width * own.scaleX ** direction,
      height: found.height * own.scaleY ** direction,
    });
  }
  return results;
}

function shiftOf(element: StyledElement, { around }: PageBox): Shift {
  // An animation of the browser is seen instead of the style.
  if (element.style.transform === '' && !declarationsOf(element).areAnimated) return NO_SHIFT;
  const { x, y, scaleX, scaleY, transform } = targetOf(element);
  const own = transform.page.numbers;
  const glide = transform.isAnimated ? undefined : glideOf(element);
  const { x: left, y: top } = pageDistance(around, x - own.x, y - own.y);
  // The written transform also makes up for an origin and for the scale around it: that is not seen.
  return {
    x: left + (glide?.offset.x ?? 0),
    y: top + (glide?.offset.y ?? 0),
    scaleX: (scaleX / (own.scaleX || 1)) * (glide?.shown.scaleX ?? 1) || 1,
    scaleY: (scaleY / (own.scaleY || 1)) * (glide?.shown.scaleY ?? 1) || 1,
  };
}
