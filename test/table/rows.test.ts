import { expect, it } from '@jest/globals';
import { ADD_POSITION, FROM, NOTHING, POSITION, SCALE, TO, WIDTH } from '../../src/table/row.js';
import { Rows, SECOND } from '../../src/table/rows.js';

/** A row that moves two numbers from 0 to 10 and 20. */
function row(kind: number, target: object, curve: ((t: number) => number) | null = null): Rows {
  const rows = new Rows(1);
  rows.numbers.set([10, 20], 0);
  for (const index of [0, 1]) {
    rows.numbers[index * SECOND + FROM] = 0;
    rows.numbers[index * SECOND + TO] = 10 * (index + 1);
  }
  rows.set(0, kind, target, curve);
  return rows;
}

it('shows a progress, with its curve applied', () => {
  const ship = { x: 0, y: 0 };
  row(POSITION, ship).write(0, 0.5);
  expect(ship).toEqual({ x: 5, y: 10 });
  row(POSITION, ship, (t) => t * t).write(0, 0.5);
  expect(ship).toEqual({ x: 2.5, y: 5 });
  const card = { scaleX: 0, scaleY: 0 };
  row(SCALE, card).write(0, 1);
  expect(card).toEqual({ scaleX: 10, scaleY: 20 });
});

it('adds on top of other changes if its kind adds', () => {
  const ship = { x: 3, y: 0 };
  const rows = row(ADD_POSITION, ship);
  rows.setBeside(0, 1, 0);
  rows.write(0, 0.5);
  expect(ship).toEqual({ x: 7, y: 10 });
  rows.write(0, 1);
  expect(ship).toEqual({ x: 12, y: 20 });
});

it('copies a row from another table', () => {
  const ship = { x: 0, y: 0 };
  const rows = new Rows(0);
  rows.open(2);
  rows.copy(row(POSITION, ship), 0, 2);
  expect([rows.kindAt(2), rows.numbers[2 * WIDTH + TO], rows.targets[2]]).toEqual([POSITION, 10, ship]);
  expect([rows.hasRoomFor(2), new Rows(1).hasRoomFor(1)]).toEqual([true, false]);
});

it('takes out the rows from a slot on', () => {
  const ship = { x: 0, y: 0 };
  const rows = new Rows(2);
  for (const slot of [0, 1]) {
    rows.open(slot);
    rows.copy(row(ADD_POSITION, ship), 0, slot);
    rows.setBeside(slot, slot, 7);
  }
  const rest = rows.cut(1, 2);
  expect([rows.kinds, rows.targets]).toEqual([[ADD_POSITION, NOTHING], [ship]]);
  expect([rest.kinds, rest.targets, rest.numbers.length, rest.numbers[TO]]).toEqual([
    [ADD_POSITION, NOTHING],
    [ship],
    WIDTH,
    10,
  ]);
  expect([...rest.beside]).toEqual([1, 7]);
});
