import { checkElement, type StyledElement } from '../../element/elemental.js';
import { checkEither, checkNotNegative, checkOptions } from '../../math/check.js';
import { checkArea, type DragArea } from './edges.js';

/** How {@link drag$} follows a pointer. */
export interface DragOptions {
  /**
   * The only axis of the drag; along the other one, a finger scrolls the page. `lock`: the axis along which the pointer
   * moves first.
   */
  readonly axis?: 'x' | 'y' | 'lock' | undefined;
  /** What to take the element by: a selector of parts of it, or any element. By default the whole element. */
  readonly from?: string | Element | undefined;
  /**
   * The pixels that a pointer moves before it drags, >= 0, and by which the element stays behind it. A press that ends
   * before is a click. By default 0.
   */
  readonly after?: number | undefined;
  /**
   * A rectangle in the window that the element does not leave, or a function that returns it. Beyond an edge, the
   * element follows ever more slowly, by 100 px at most. One that is larger than the rectangle covers it.
   */
  readonly within?: DragArea | (() => DragArea) | undefined;
  /**
   * A list in the element that is scrolled by the same gesture: down until it is at its start, then the element moves
   * down; up until the element is at the upper edge of `within` (without `within`, where the layout puts it), then the
   * list is scrolled again.
   */
  readonly scroller?: Element | undefined;
}

/** The options with their defaults. */
export interface CheckedDrag {
  readonly axis: DragOptions['axis'];
  readonly after: number;
  /** The parts by which an element can be taken. */
  readonly handles: (element: StyledElement) => Element[];
  readonly within: () => DragArea;
  readonly scroller: Element | undefined;
}

/** @param name The function whose options they are. */
export function checkDrag(name: string, options: DragOptions): CheckedDrag {
  const {
    axis,
    from,
    after = 0,
    within = {},
    scroller,
  } = checkOptions(name, options, 'after axis from scroller within');
  if (axis !== undefined) checkEither(name, 'axis', axis, ['x', 'y', 'lock']);
  checkNotNegative(name, 'after', after);
  if (from !== undefined && typeof from !== 'string') checkElement(name, from, 'from');
  if (scroller !== undefined) checkElement(name, scroller, 'scroller');
  if (typeof within !== 'function') checkArea(name, within);
  return {
    axis,
    after,
    handles: (element) => (typeof from === 'string' ? [...element.querySelectorAll(from)] : [from ?? element]),
    within: typeof within === 'function' ? () => checkArea(name, within()) : () => within,
    scroller,
  };
}
