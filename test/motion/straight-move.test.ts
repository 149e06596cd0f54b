import { expect, it } from '@jest/globals';
import { from } from 'rxjs';
import { BY_VALUE, fromValue, mapValues, TO_VALUE } from '../../src/lines/aim.js';
import { propertyLenses } from '../../src/lines/property.js';
import { straightMove, straightMoveBy } from '../../src/motion/straight-move.js';

const x = (value: number) => ({ lenses: propertyLenses('x'), values: [value] });

it.each([
  ['to a value', straightMove('test', 1, x(8), TO_VALUE), 5],
  ['by a value', straightMoveBy('test', 1, x(8), BY_VALUE), 6],
  ['from a value', straightMove('test', 1, x(8), fromValue([4])), 6],
])('moves %s', (_what, action, halfWay) => {
  const ship = { x: 2 };
  from([0, 0.5]).pipe(action.on(ship)).subscribe();
  expect(ship.x).toBe(halfWay);
});

it('has a reverse if it adds', () => {
  const ship = { x: 2 };
  from([0, 1])
    .pipe(straightMoveBy('test', 1, x(8), BY_VALUE).reverse().on(ship))
    .subscribe();
  expect(ship.x).toBe(-6);
  expect(mapValues(x(8), (value) => value / 2).values).toEqual([4]);
});
