import { expect, it } from '@jest/globals';
import { type ViewPoint, viewPoint } from '../../../src/dom/scroll/view-range.js';

/** Smaller than the view: it has entered before it leaves. */
const small = { start: 500, end: 540, view: 400, pixel: 1 };
/** Larger than the view. */
const large = { start: 400, end: 1200, view: 300, pixel: 1 };

it.each<[ViewPoint, start: number, end: number]>([
  ['cover', 100, 540],
  ['contain', 140, 500],
  ['entry', 100, 140],
  ['exit', 500, 540],
  ['entry-crossing', 100, 140],
  ['exit-crossing', 500, 540],
  ['cover 25%', 210, 210],
  ['contain -10.5%', 102.2, 102.2],
  ['exit .5%', 500.2, 500.2],
  ['entry 30px', 130, 130],
  ['50%', 320, 320],
  ['20px', 120, 120],
  [77, 77, 77],
])('finds %j of a small element', (point, start, end) => {
  expect(viewPoint('from', point, 0)(small)).toBeCloseTo(start, 10);
  expect(viewPoint('to', point, 100)(small)).toBeCloseTo(end, 10);
});

it.each<[ViewPoint, start: number, end: number]>([
  ['contain', 400, 900],
  ['entry', 100, 400],
  ['exit', 900, 1200],
  ['entry-crossing', 100, 900],
  ['exit-crossing', 400, 1200],
])('finds %j of a large element', (point, start, end) => {
  expect(viewPoint('from', point, 0)(large)).toBe(start);
  expect(viewPoint('to', point, 100)(large)).toBe(end);
});

it('treats lengths as pixels of the content', () => {
  expect(viewPoint('from', 'cover 20px', 0)({ ...small, pixel: 1.5 })).toBe(130);
});

it.each(
  [['', 'entry25%', 'entry 25', 'entry 25% ', 'contain-crossing', 'entry 5em', '%', NaN, null, ['entry']]].flat(1),
)('refuses %j', (point) => {
  expect(() => viewPoint('from', point as ViewPoint, 0)).toThrow(
    /^viewTime: from must be a range as in CSS, such as "entry 25%", or a number, got /,
  );
});
