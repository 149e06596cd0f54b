import { beforeEach, expect, it } from '@jest/globals';
import { domTarget, flush } from 'rx-motion/dom';
import { Glide, glides } from '../../src/layout/glide.js';
import { NOTHING, Offsets, SCALE_X, X } from '../../src/layout/offsets.js';
import { shiftOf, shifted } from '../../src/layout/shift.js';

const seen = { x: 10, y: 10, width: 8, height: 8, around: { a: 0, b: 2, c: -2, d: 0 } };

let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('p'));
});

it('is nothing without a transform, otherwise that of the target on the page', () => {
  expect(shiftOf(element, seen)).toEqual({ x: 0, y: 0, scaleX: 1, scaleY: 1 });
  Object.assign(domTarget(element), { x: 3, scaleY: 2 });
  flush();
  const shift = shiftOf(element, seen);
  domTarget(element).x = 7;
  expect(shift).toEqual({ x: 0, y: 6, scaleX: 1, scaleY: 2 });
});

it('is how a glide is seen, in the axes of the layout, and what else moves it', () => {
  const course = { from: NOTHING, seen, velocity: null, duration: 1, delay: 0, curve: (t: number) => t };
  const from = NOTHING.map((_, index) => (index === X ? 20 : index === SCALE_X ? 1 : 0));
  const glide = new Glide(new Offsets(domTarget(element)), { ...course, from });
  glides.set(element, glide);
  domTarget(element).x = 5;
  glide.show(0.5);
  flush();
  const around = { a: 1, b: 0, c: 0, d: 1 };
  expect(shiftOf(element, { ...seen, around })).toEqual({ x: 0, y: 30, scaleX: 1.5, scaleY: 1 });
});

it('moves and scales what was seen, together with what is around it', () => {
  const [was, is] = [
    { x: 1, y: 0, scaleX: 2, scaleY: 1 },
    { x: 4, y: 0, scaleX: 1, scaleY: 1 },
  ];
  expect(shifted(seen, was, is, { x: 10, y: 1 })).toEqual({ ...seen, x: 23, y: 11, width: 4 });
});
