import { expect, it } from '@jest/globals';
import { NumberEffect } from '../../src/lines/number-effect.js';
import { propertyLenses } from '../../src/lines/property.js';
import { Writer } from '../../src/lines/writer.js';

class Square extends NumberEffect<{ x: number }> {
  protected at(progress: number, values: number[]): void {
    values[0] = 8 * progress * progress;
  }
}

it('writes its numbers at a progress, and restores the found ones', () => {
  const ship = { x: 3 };
  const effect = new Square(Writer.on('test', propertyLenses('x'), ship, 'owns'));
  effect.update(0.5);
  expect(ship.x).toBe(2);
  ship.x = 50;
  effect.update(1);
  expect(ship.x).toBe(8);
  effect.undo();
  expect(ship.x).toBe(3);
});

it('adds to the changes of others', () => {
  const ship = { x: 0 };
  const effect = new Square(Writer.on('test', propertyLenses('x'), ship, 'adds'));
  effect.update(0.5);
  ship.x += 10;
  effect.update(1);
  expect(ship.x).toBe(18);
  effect.undo();
  expect(ship.x).toBe(10);
});
