import { expect, it } from '@jest/globals';
import { areInOneLine, boxAround } from '../../src/text/box.js';

const box = (left: number, top: number, width: number, height: number): Parameters<typeof boxAround>[0] => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('around returns the smallest box around two boxes', () => {
  expect(boxAround(box(0, 10, 5, 5), box(20, 0, 1, 2))).toEqual(box(0, 0, 21, 15));
});

it('inOneLine counts raised text as part of the line, but not the next line', () => {
  expect(areInOneLine(box(0, 0, 50, 20), box(50, -4, 5, 10), false)).toBe(true);
  expect(areInOneLine(box(50, 6, 5, 10), box(0, 0, 50, 20), false)).toBe(true);
  // Lines may be closer than they are high.
  expect(areInOneLine(box(0, 0, 50, 20), box(0, 14, 50, 20), false)).toBe(false);
});

it('inOneLine compares horizontally if lines run from top to bottom', () => {
  expect(areInOneLine(box(0, 0, 20, 50), box(2, 50, 20, 50), true)).toBe(true);
  expect(areInOneLine(box(0, 0, 20, 50), box(24, 0, 20, 50), true)).toBe(false);
});
