import { expect, it } from '@jest/globals';
import { propertyLenses } from '../../src/lines/property.js';
import { StraightLine } from '../../src/lines/straight-line.js';
import { Writer } from '../../src/lines/writer.js';

it('is exact at both ends, and continues beyond them', () => {
  const ship = { x: 0.1 };
  const line = new StraightLine(Writer.on('test', propertyLenses('x'), ship, 'owns'), [0.1], [0.7]);
  const seen = [0, 1, 2].map((progress) => {
    line.update(progress);
    return ship.x;
  });
  expect(seen).toEqual([0.1, 0.7, 0.1 + (0.7 - 0.1) * 2]);
  line.undo();
  expect(ship.x).toBe(0.1);
});

it('keeps the changes of others if it adds', () => {
  const dial = { rotation: 0 };
  const line = new StraightLine(Writer.on('test', propertyLenses('rotation'), dial, 'adds'), [0], [90]);
  dial.rotation = 10;
  line.update(1);
  expect(dial.rotation).toBe(100);
  line.undo();
  expect(dial.rotation).toBe(10);
});
