import { expect, it } from '@jest/globals';
import { propertyLenses } from '../../src/lines/property.js';
import { StraightLine } from '../../src/lines/straight-line.js';
import { Writer } from '../../src/lines/writer.js';
import { Leaf } from '../../src/motion/leaf.js';
import { readRow, rowUntil, writeRow } from '../../src/rows/span-row.js';
import { ADD_ROTATION, LEAF } from '../../src/table/row.js';
import { Rows } from '../../src/table/rows.js';
import { FORWARDS } from '../../src/time/edges.js';

it('moves into a row and back, and keeps the changes of others', () => {
  const dial = { rotation: 0 };
  const line = new StraightLine(Writer.on('test', propertyLenses('rotation'), dial, 'adds'), [0], [90]);
  const leaf = new Leaf(line, 0, 1, FORWARDS);
  const rows = new Rows(1);
  writeRow(leaf, rows, 0);
  expect([rowUntil(leaf, true), rows.kinds[0]]).toEqual([1, ADD_ROTATION]);
  dial.rotation = 10;
  rows.write(0, 0.5);
  expect(dial.rotation).toBe(55);
  readRow(leaf, rows, 0);
  line.update(1);
  expect(dial.rotation).toBe(100);
  line.undo();
  expect(dial.rotation).toBe(10);
});

it('leaves a leaf of another kind to show itself', () => {
  const line = new StraightLine(Writer.on('test', propertyLenses('level'), { level: 0 }, 'owns'), [0], [1]);
  const rows = new Rows(1);
  writeRow(new Leaf(line, 0, 1, FORWARDS), rows, 0);
  expect(rows.kinds[0]).toBe(LEAF);
});
