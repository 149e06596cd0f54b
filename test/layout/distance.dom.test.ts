import { expect, it } from '@jest/globals';
import { domTarget } from 'rx-motion/dom';
import { distance, faded, velocityIn } from '../../src/layout/distance.js';
import { HEIGHT, NOTHING, OPACITY, SCALE_X, WIDTH, X, Y } from '../../src/layout/offsets.js';

const around = { a: 2, b: 0, c: 0, d: 2 };
const seen = (x: number, width: number) => ({ x, y: 0, width, height: 10, around });
const still = { x: 0, y: 0 };

it('is what brings an element back to where it was, by place and by scale', () => {
  const amounts = distance(seen(0, 50), seen(40, 100), still, 'scale');
  expect([amounts[X], amounts[Y], amounts[SCALE_X], amounts[WIDTH]]).toEqual([-20, 0, -0.5, 0]);
});

it('is what is left if something around the element is moved', () => {
  expect(distance(seen(0, 50), seen(40, 50), { x: -30, y: 0 }, 'scale')[X]).toBe(-5);
  expect(distance(seen(0, 50), seen(40, 50), { x: -40, y: 0 }, 'scale')).toBe(NOTHING);
});

it('is by place and size, or by the left edge alone', () => {
  const sized = distance(seen(0, 50), seen(40, 100), still, 'size');
  expect([sized[X], sized[WIDTH], sized[HEIGHT], sized[SCALE_X]]).toEqual([-7.5, -25, 0, 0]);
  const moved = distance(seen(0, 50), seen(40, 100), still, 'none');
  expect([moved[X], moved[WIDTH], moved[SCALE_X]]).toEqual([-7.5, 0, 0]);
});

it('leaves a side alone that differs by less than anybody sees', () => {
  const amounts = distance({ ...seen(0, 50), width: 50.00003, height: 20 }, seen(0, 50), still, 'size');
  expect([amounts[WIDTH], amounts[HEIGHT]]).toEqual([0, 5]);
});

it('is all of the opacity for an element that fades in', () => {
  const element = document.body.appendChild(document.createElement('p'));
  domTarget(element).opacity = 0.5;
  expect(faded(element)[OPACITY]).toBe(-0.5);
});

it('takes a velocity to other axes and to another size', () => {
  const velocity = NOTHING.map((_, index) => index + 1);
  const turned = { ...seen(0, 50), around: { a: 0, b: 2, c: -2, d: 0 } };
  const own = velocityIn(turned, seen(0, 100), velocity);
  expect([own[X], own[Y], own[SCALE_X], own[WIDTH], own[OPACITY]]).toEqual([2, -1, 6, 5, 0]);
});
