import { wrongKind } from '../../math/check.js';
import type { Meetings } from './view-meetings.js';

/** A part of an element's way through the view, as in CSS. */
export type ViewRange = 'cover' | 'contain' | 'entry' | 'exit' | 'entry-crossing' | 'exit-crossing';

/**
 * A point of an element's way through the view: a range and how far into it, as in CSS's `animation-range`, or scrolled
 * pixels. Without a range it is `cover`; a range alone is its start or its end.
 */
export type ViewPoint = ViewRange | `${`${ViewRange} ` | ''}${number}${'%' | 'px'}` | number;

/**
 * How a point is found.
 *
 * @param what Its name in errors.
 * @param percent What a range alone means.
 * @throws TypeError when it is not a point.
 */
export function viewPoint(
  what: string,
  point: ViewPoint,
  percent: 0 | 100,
): (meetings: Meetings, pixel: number) => number {
  if (Number.isFinite(point)) return () => point as number;
  const found = typeof point === 'string' && written.exec(point);
  if (!found) throw wrongKind('viewTime', what, 'a range as in CSS, such as "entry 25%", or a number', point);
  const [, name = 'cover', amount = percent, unit = '%'] = found;
  return ([enters, entered, leaves, left], pixel) => {
    const contained = [entered, leaves].sort((a, b) => a - b) as [number, number];
    const [start, end] = {
      cover: [enters, left],
      contain: contained,
      entry: [enters, contained[0]],
      exit: [contained[1], left],
      'entry-crossing': [enters, entered],
      'exit-crossing': [leaves, left],
    }[name] as [number, number];
    return start + Number(amount) * (unit === '%' ? (end - start) / 100 : pixel);
  };
}

const written = /^(?=.)(cover|contain|(?:entry|exit)(?:-crossing)?)?(?:(?:^|\s+)(-?\d*\.?\d+)(%|px))?$/;
