import { beforeEach, expect, it } from '@jest/globals';
import { boxInside } from '../../src/layout/box-inside.js';
import { HEIGHT, WIDTH } from '../../src/layout/distance.js';
import { amountsOf } from './glides.js';

const around = { a: 1, b: 0, c: 0, d: 1 };
const now = { x: 100, y: 50, width: 60, height: 20, around };
const was = { ...now, x: 30, width: 40 };
const moved = { x: -50, y: 10 };

// At first it is half as wide, and a quarter as high.
const outer = amountsOf([WIDTH, -100], [HEIGHT, -75]);

let element: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><p></p></div>';
  element = document.querySelector('p')!;
});

it.each([
  ['its left edge', 'text-align: left', 30, 100],
  ['its middle', 'text-align: center', 40 - 20, 50],
  ['its right edge', 'direction: rtl', 10, 0],
  ['its right edge', 'text-align: right', 10, 0],
  ['its right edge', 'text-align: end', 10, 0],
  ['its left edge', 'direction: rtl; text-align: end', 30, 100],
])('keeps %s in place, where a text begins: %s', (_edge, style, known, isNew) => {
  element.style.cssText = style;
  // The edges of what was seen stay where they were; `distance` compares left edges.
  expect(boxInside(element, now, was, outer, moved)).toEqual({ ...was, x: known });
  // A new element has its final distance from that edge of the outer one, and from the upper edge.
  expect(boxInside(element, now, undefined, outer, moved)).toEqual({ ...now, x: isNew, y: 50 + 10 + 37.5 });
});
