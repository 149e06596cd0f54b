import { expect, it } from '@jest/globals';
import { distance, HEIGHT, NOTHING, WIDTH, X, Y } from '../../src/layout/distance.js';

const around = { a: 2, b: 0, c: 0, d: 2 };
const seen = (x: number, width: number) => ({ x, y: 0, width, height: 10, around });
const still = { x: 0, y: 0 };

it('is the change that restores the former position and size', () => {
  expect(distance(seen(0, 50), seen(40, 100), still, 'scale')).toEqual([-40, 0, -50, 0, 0]);
});

it('is what remains if an element around it is moved', () => {
  expect(distance(seen(0, 50), seen(40, 50), { x: -30, y: 0 }, 'scale')[X]).toBe(-10);
  expect(distance(seen(0, 50), seen(40, 50), { x: -40, y: 0 }, 'scale')).toEqual(NOTHING);
});

it('keeps the left and upper edge if nothing is scaled', () => {
  expect(distance(seen(0, 50), seen(40, 100), still, 'size')).toEqual([-15, 0, -50, 0, 0]);
  expect(distance(seen(0, 50), seen(40, 100), still, 'none')).toEqual([-15, 0, 0, 0, 0]);
  const turned = { ...seen(40, 100), around: { a: 0, b: 2, c: -2, d: 0 } };
  const [x, y] = [X, Y].map((index) => distance(seen(0, 50), turned, still, 'none')[index]);
  expect([x, y]).toEqual([-40, 25]);
});

it('ignores a difference that is too small to be seen', () => {
  const amounts = distance({ ...seen(0, 50), width: 50.00003, height: 20 }, seen(0, 50), still, 'size');
  expect([amounts[WIDTH], amounts[HEIGHT]]).toEqual([0, 10]);
});
