import { wrongKind } from '../../math/check.js';
import type { ContentPlace } from './content-place.js';

/** A part of an element's way through the view, as in CSS. */
export type ViewRange = 'cover' | 'contain' | 'entry' | 'exit' | 'entry-crossing' | 'exit-crossing';

/**
 * A point of an element's way through the view: a range and an offset into it, as in CSS's `animation-range`, or a
 * scroll position in pixels. Without a range, it is `cover`; a range alone is its start or its end.
 */
export type ViewPoint = ViewRange | `${`${ViewRange} ` | ''}${number}${'%' | 'px'}` | number;

/**
 * Parses a point. Returns a function from the position of the element to the scrolled pixels of that point.
 *
 * @param what Its name in errors.
 * @param percent The offset of a range without one.
 * @throws TypeError when it is not a point.
 */
export function viewPoint(what: string, point: ViewPoint, percent: 0 | 100): (place: ContentPlace) => number {
  if (Number.isFinite(point)) return () => point as number;
  const found = typeof point === 'string' && written.exec(point);
  if (!found) throw wrongKind('viewTime', what, 'a range as in CSS, such as "entry 25%", or a number', point);
  const [, name = 'cover', amount = percent, unit = '%'] = found;
  return ({ start: leaves, end: left, view, pixel }) => {
    const [enters, entered] = [leaves - view, left - view];
    // The start of an element larger than the view leaves the view before its end enters it.
    const contained = Math.min(entered, leaves);
    const released = Math.max(entered, leaves);
    const [start, end] = {
      cover: [enters, left],
      contain: [contained, released],
      entry: [enters, contained],
      exit: [released, left],
      'entry-crossing': [enters, entered],
      'exit-crossing': [leaves, left],
    }[name] as [number, number];
    return start + Number(amount) * (unit === '%' ? (end - start) / 100 : pixel);
  };
}

const written = /^(?=.)(cover|contain|(?:entry|exit)(?:-crossing)?)?(?:(?:^| )(-?\d*\.?\d+)(%|px))?$/;
