import { checkElement } from '../../element/elemental.js';
import { checkEither, checkFinite, checkOptions, wrongKind } from '../../math/check.js';
import { isBackwards, type Scroller, viewSize, zoomOf } from './scroller.js';

/** Pixels from the start of the content. An axis without a value is not scrolled. */
export interface ScrollPosition {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** An element to scroll into view, and where in the view. */
export interface ScrollInView {
  readonly element: Element;
  /** Where in the view it arrives: at the start, in the middle, or at the end. Default: `start`. */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Pixels to scroll further; a negative number scrolls less far. Default: 0. */
  readonly offset?: number | undefined;
  /** Default: `y`. */
  readonly axis?: 'x' | 'y' | undefined;
}

/** Where an axis is to be scrolled to, in pixels. It is read in each frame, because content may grow until then. */
export interface AxisGoal {
  readonly axis: 'x' | 'y';
  readonly pixels: (scroller: Scroller) => number;
}

/** @throws TypeError when there is neither an axis nor an element; RangeError when a number is not finite. */
export function scrollGoals(to: ScrollPosition | ScrollInView): AxisGoal[] {
  const { element, x, y } = checkOptions('scrollTo', to, 'align axis element offset x y', 'to') as Partial<
    ScrollInView & ScrollPosition
  >;
  if (element !== undefined) return [goalInView(to as ScrollInView)];
  const goals = Object.entries({ x, y }).flatMap(([axis, value]) => {
    if (value === undefined) return [];
    checkFinite('scrollTo', axis, value);
    return [{ axis: axis as 'x' | 'y', pixels: () => value }];
  });
  if (goals.length === 0) throw wrongKind('scrollTo', 'to', 'an object with x, y or element', to);
  return goals;
}

function goalInView({ element, align = 'start', offset = 0, axis = 'y' }: ScrollInView): AxisGoal {
  checkElement('scrollTo', element);
  checkEither('scrollTo', 'align', align, ['start', 'center', 'end']);
  checkFinite('scrollTo', 'offset', offset);
  checkEither('scrollTo', 'axis', axis, ['x', 'y']);
  const part = { start: 0, center: 0.5, end: 1 }[align];
  const pixels = (scroller: Scroller): number => {
    const [start, end] = shownEdges(element, scroller);
    const [near, far] = scrollSides('scroll-padding', scroller.box, scroller);
    const [before, after] = scrollSides('scroll-margin', element, scroller);
    const atStart = start - before - near;
    const atEnd = end + after + far - viewSize(scroller);
    return atStart + (atEnd - atStart) * part + offset;
  };
  return { axis, pixels };
}

/** Scrolled pixels from the start of the content to both ends of an element, as it is shown: transforms count. */
export function shownEdges(element: Element, scroller: Scroller): readonly [start: number, end: number] {
  const { axis, box, isPage, from } = scroller;
  const [edge, side] = axis === 'x' ? (['left', 'width'] as const) : (['top', 'height'] as const);
  const zoom = isPage ? 1 : zoomOf(box);
  const shown = element.getBoundingClientRect();
  const origin = isPage ? 0 : box.getBoundingClientRect()[edge] / zoom + box[`client${from}`];
  const [start, length] = [shown[edge] / zoom + box[`scroll${from}`] - origin, shown[side] / zoom];
  const first = isBackwards(scroller) ? viewSize(scroller) - start - length : start;
  return [first, first + length];
}

/**
 * The `scroll-padding` of a scroller or the `scroll-margin` of an element in it, at the start and at the end of the
 * content, in scrolled pixels.
 */
export function scrollSides(
  name: 'scroll-padding' | 'scroll-margin',
  element: Element,
  scroller: Scroller,
): readonly [near: number, far: number] {
  const { axis, box, isPage } = scroller;
  const style = getComputedStyle(element);
  // The page is scrolled in pixels of the window, also when it is zoomed.
  const pixel = zoomOf(element) / (isPage ? 1 : zoomOf(box));
  const pixels = (side: string): number => {
    const text = style.getPropertyValue(`${name}-${side}`);
    // NaN for `auto`.
    return parseFloat(text) * (text.endsWith('%') ? viewSize(scroller) / 100 : pixel) || 0;
  };
  const [first, last] = axis === 'x' ? [pixels('left'), pixels('right')] : [pixels('top'), pixels('bottom')];
  return isBackwards(scroller) ? [last, first] : [first, last];
}
