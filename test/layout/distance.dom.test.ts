import { expect, it } from '@jest/globals';
import { domTarget } from 'rx-motion/dom';
import { distance, faded } from '../../src/layout/distance.js';
import { HEIGHT, NOTHING, OPACITY, SCALE_X, WIDTH, X, Y } from '../../src/layout/offsets.js';

const around = { a: 2, b: 0, c: 0, d: 2 };
const seen = (x: number, width: number) => ({ x, y: 0, width, height: 10, around });
const elementOf = (): HTMLElement => document.body.appendChild(document.createElement('p'));

it('is what brings an element back to where it was, by place and by scale', () => {
  const element = elementOf();
  domTarget(element).scaleX = 3;
  const amounts = distance(element, seen(0, 50), seen(40, 100), 'scale');
  expect([amounts[X], amounts[Y], amounts[SCALE_X], amounts[WIDTH]]).toEqual([-20, 0, -1.5, 0]);
});

it('is by place and size, or by the left edge alone', () => {
  const sized = distance(elementOf(), seen(0, 50), seen(40, 100), 'size');
  expect([sized[X], sized[WIDTH], sized[HEIGHT], sized[SCALE_X]]).toEqual([-7.5, -25, 0, 0]);
  const moved = distance(elementOf(), seen(0, 50), seen(40, 100), 'none');
  expect([moved[X], moved[WIDTH], moved[SCALE_X]]).toEqual([-7.5, 0, 0]);
});

it('leaves a side alone that differs by less than anybody sees', () => {
  const amounts = distance(elementOf(), { ...seen(0, 50), width: 50.00003, height: 20 }, seen(0, 50), 'size');
  expect([amounts[WIDTH], amounts[HEIGHT]]).toEqual([0, 5]);
});

it('is nothing where the element was, which then does not fade either', () => {
  expect(distance(elementOf(), seen(40, 100), seen(40, 100), 'scale')).toBe(NOTHING);
  expect(faded(elementOf(), seen(40, 100), seen(40, 100))).toBe(NOTHING);
  expect(faded(elementOf(), seen(0, 100), seen(40, 100))[OPACITY]).toBe(-1);
});
