import { expect, it } from '@jest/globals';
import { ViewedTransform, ahead } from '../../src/canvas/viewed-transform.js';

class Noted extends ViewedTransform {
  changes = 0;

  protected changed(): void {
    this.changes++;
  }
}

it('is seen from straight in front at first', () => {
  const { eye, center, up } = new Noted();
  expect([eye, center, up]).toEqual([ahead, undefined, undefined]);
});

it.each(['eye', 'center', 'up'] as const)('reports each change of its %s', (name) => {
  const transform = new Noted();
  const point = { x: 1, y: 2, z: 3 };
  transform[name] = point;
  expect([transform[name], transform.changes]).toEqual([point, 1]);
});
