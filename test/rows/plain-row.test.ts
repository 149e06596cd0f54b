import { expect, it } from '@jest/globals';
import { type Action, delayTime, moveBy, moveTo, sequence, to } from 'rx-motion';
import { withOuterCurve } from '../../src/lines/plain-leaf.js';
import { Lenses, property } from '../../src/lines/property.js';
import { motionOf } from '../../src/motion/motion.js';
import { kindOf, leafOfRow, plainOf, readStart, writePlain } from '../../src/rows/plain-row.js';
import { ADD_POSITION, FROM, LEAF, POSITION, SCALE, TO, X } from '../../src/table/row.js';
import { Rows } from '../../src/table/rows.js';
import { FORWARDS } from '../../src/time/edges.js';

interface Ship {
  x: number;
  y: number;
}

it.each<[string, Action<never>, boolean]>([
  ['a move', moveTo(1, { x: 8, y: 0 }), true],
  ['a move that adds', moveBy(1, { x: 8, y: 0 }), true],
  ['a pause', delayTime(1), true],
  ['a number that no row has', to(1, { level: 1 }), false],
  ['a sequence', sequence(delayTime(1)), false],
])('knows whether a row can show an action: %s', (_what, action, isPlain) => {
  expect(plainOf(motionOf('test', action)) !== null).toBe(isPlain);
});

it('starts like the leaf, with its curve, and can be turned into a leaf', () => {
  const curve = (t: number) => t * t;
  const plain = withOuterCurve<Ship>(plainOf<Ship>(motionOf('test', moveTo(1, { x: 8, y: 0 })))!, curve);
  const rows = new Rows(1);
  const ship = { x: 2, y: 0 };
  writePlain(plain, readStart(plain, ship), rows, 0);
  expect([rows.numbers[FROM], rows.numbers[TO], rows.curves[0]]).toEqual([2, 8, curve]);
  const leaf = leafOfRow(plain, rows, 0, 0, 1, FORWARDS);
  leaf.observer = {} as never;
  leaf.goOn(0.5);
  expect(ship.x).toBe(3.5);
});

it('knows which kind of row moves a set of numbers, in a given order', () => {
  const owning = (...names: string[]) =>
    kindOf(new Lenses<never>(names.map((name) => property(name))), { mode: 'owns' });
  expect([owning('x'), owning('x', 'y'), owning('scaleX', 'scaleY')]).toEqual([X, POSITION, SCALE]);
  for (const names of [[], ['y', 'x'], ['x', 'opacity'], ['x', 'y', 'z'], ['level'], ['scaleX']])
    expect(owning(...names)).toBe(LEAF);
  const adding = (...names: string[]) =>
    kindOf(new Lenses<never>(names.map((name) => property(name))), { mode: 'adds' });
  expect([adding('x', 'y'), adding('x')]).toEqual([ADD_POSITION, LEAF]);
});
