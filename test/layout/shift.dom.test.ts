import { expect, it } from '@jest/globals';
import { domTarget, flush } from 'rx-motion/dom';
import { copyOf, shiftOf, shifted } from '../../src/layout/shift.js';

const around = { a: 0, b: 2, c: -2, d: 0 };

it('is nothing without a transform, and otherwise that of the target', () => {
  const element = document.body.appendChild(document.createElement('p'));
  expect(shiftOf(element)).toEqual({ x: 0, y: 0, scaleX: 1, scaleY: 1 });
  Object.assign(domTarget(element), { x: 3, scaleY: 2 });
  flush();
  const shift = copyOf(shiftOf(element));
  domTarget(element).x = 7;
  expect(shift).toEqual({ x: 3, y: 0, scaleX: 1, scaleY: 2 });
});

it('moves what was seen along the axes around it, and scales it', () => {
  const seen = { x: 10, y: 10, width: 8, height: 8, around };
  const now = shifted(seen, { x: 1, y: 0, scaleX: 2, scaleY: 1 }, { x: 4, y: 0, scaleX: 1, scaleY: 1 });
  expect(now).toEqual({ x: 10, y: 16, width: 4, height: 8, around });
});
