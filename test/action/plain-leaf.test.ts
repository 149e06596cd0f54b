import { expect, it } from '@jest/globals';
import { moveTo } from 'rx-motion';
import { motionOf } from '../../src/action/motion.js';
import { bentLeaf } from '../../src/action/plain-leaf.js';
import { FROM, TO } from '../../src/table/row.js';
import { Rows } from '../../src/table/rows.js';
import { FORWARDS } from '../../src/time/edges.js';

it('starts as the leaf does, with a curve, and becomes a leaf with it', () => {
  const curve = (t: number) => t * t;
  const plain = bentLeaf(motionOf('test', moveTo(1, { x: 8, y: 0 })).plain!, curve);
  const rows = new Rows(1);
  const ship = { x: 2, y: 0 };
  plain.startAsRow(ship, rows, 0);
  expect([rows.numbers[FROM], rows.numbers[TO], rows.curves[0]]).toEqual([2, 8, curve]);
  const leaf = plain.leafOf(rows, 0, 0, 1, FORWARDS);
  leaf.observer = {} as never;
  leaf.goOn(0.5);
  expect(ship.x).toBe(3.5);
});
