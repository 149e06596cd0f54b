import { expect, it } from '@jest/globals';
import { Rows } from '../../src/clock/rows.js';
import { Straight } from '../../src/clock/straight.js';

it('leads lines up to one that ends, or a place without one', () => {
  const rows = new Rows();
  const targets = [0, 1, 2, 3].map(() => ({ x: 0, y: 0 }));
  for (const [place, end] of [
    [0, 1],
    [1, 0.5],
    [3, 1],
  ] as const)
    rows.enter(place, new Straight(targets[place]!, 0, 8, 4, 0), 0, 0, end);
  expect(rows.count).toBe(3);
  const places = [0, 1, 2, 3].map((place) => {
    rows.place = place;
    rows.pass(0.5);
    return rows.place;
  });
  expect(places).toEqual([1, 1, 2, 4]);
  expect(targets.map(({ x, y }) => [x, y])).toEqual([
    [2, 4],
    [0, 0],
    [0, 0],
    [2, 4],
  ]);
  expect([rows.leave(0), rows.leave(1), rows.leave(1), rows.leave(9), rows.count]).toEqual([
    0.5,
    0,
    undefined,
    undefined,
    1,
  ]);
});
