import { checkEither, checkFinite, checkObject, wrongKind } from '../../math/check.js';
import { checkElement } from '../style/check-element.js';
import { scrollSides } from './scroll-sides.js';
import { type Scroller, viewSize } from './scroller.js';
import { shownEdges } from './shown-edges.js';

/** Pixels from the start of the content. An axis without a value is not scrolled. */
export interface ScrollPosition {
  readonly x?: number;
  readonly y?: number;
}

/** An element to scroll into view, and where in the view. */
export interface ScrollInView {
  readonly element: Element;
  /** Where in the view it arrives: at the start, in the middle, or at the end. Default: `start`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Pixels to scroll further; a negative number scrolls less far. Default: 0. */
  readonly offset?: number;
  /** Default: `y`. */
  readonly axis?: 'x' | 'y';
}

/** Where an axis is to be scrolled to, in pixels. It is read in each frame, because content may grow until then. */
export interface AxisGoal {
  readonly axis: 'x' | 'y';
  readonly pixels: (scroller: Scroller) => number;
}

/** @throws TypeError when there is neither an axis nor an element; RangeError when a number is not finite. */
export function scrollGoals(to: ScrollPosition | ScrollInView): AxisGoal[] {
  const { element, x, y } = checkObject('scrollTo', 'to', to) as Partial<ScrollInView & ScrollPosition>;
  if (element !== undefined) return [goalInView(to as ScrollInView)];
  const goals: AxisGoal[] = [];
  const add = (axis: 'x' | 'y', value: number | undefined): void => {
    if (value === undefined) return;
    checkFinite('scrollTo', axis, value);
    goals.push({ axis, pixels: () => value });
  };
  add('x', x);
  add('y', y);
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
