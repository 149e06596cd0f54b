import { expect, it } from '@jest/globals';
import { alone } from '../../src/lines/property.js';
import { StraightLine } from '../../src/lines/straight-line.js';
import { Writer } from '../../src/lines/writer.js';
import { ADD_ROTATION } from '../../src/table/row.js';
import { Rows } from '../../src/table/rows.js';

it('is exact at both ends, and goes on beyond them', () => {
  const ship = { x: 0.1 };
  const line = new StraightLine(Writer.on('test', alone('x'), ship, 'owns'), [0.1], [0.7]);
  const seen = [0, 1, 2].map((progress) => {
    line.update(progress);
    return ship.x;
  });
  expect(seen).toEqual([0.1, 0.7, 0.1 + (0.7 - 0.1) * 2]);
  line.undo();
  expect(ship.x).toBe(0.1);
});

it('goes into a row and comes back with what was pushed there', () => {
  const dial = { rotation: 0 };
  const line = new StraightLine(Writer.on('test', alone('rotation'), dial, 'adds'), [0], [90]);
  const rows = new Rows(1);
  expect([line.toRow(rows, 0, null), rows.kinds[0]]).toEqual([true, ADD_ROTATION]);
  dial.rotation = 10;
  rows.write(0, 0.5);
  expect(dial.rotation).toBe(55);
  line.fromRow(rows, 0);
  line.update(1);
  expect(dial.rotation).toBe(100);
  line.undo();
  expect(dial.rotation).toBe(10);
});

it('has no row for numbers that none can move', () => {
  const line = new StraightLine(Writer.on('test', alone('level'), { level: 0 }, 'owns'), [0], [1]);
  expect(line.toRow(new Rows(1), 0, null)).toBe(false);
});
