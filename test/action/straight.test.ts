import { expect, it } from '@jest/globals';
import { from } from 'rxjs';
import { alone } from '../../src/lines/property.js';
import { straight, straightBy } from '../../src/action/straight.js';
import { BY_VALUE, TO_VALUE, fromValue, mapValues } from '../../src/lines/aim.js';

const x = (value: number) => ({ lenses: alone('x'), values: [value] });

it.each([
  ['to a value', straight('test', 1, x(8), TO_VALUE), 5],
  ['by a value', straightBy('test', 1, x(8), BY_VALUE), 6],
  ['from a value', straight('test', 1, x(8), fromValue([4])), 6],
])('moves %s', (_what, action, halfWay) => {
  const ship = { x: 2 };
  from([0, 0.5]).pipe(action.on(ship)).subscribe();
  expect(ship.x).toBe(halfWay);
});

it('has a reverse if it adds', () => {
  const ship = { x: 2 };
  from([0, 1])
    .pipe(straightBy('test', 1, x(8), BY_VALUE).reverse().on(ship))
    .subscribe();
  expect(ship.x).toBe(-6);
  expect(mapValues(x(8), (value) => value / 2).values).toEqual([4]);
});
