import { expect, it } from '@jest/globals';
import { AHEAD, ViewedTransform } from '../../src/canvas/viewed-transform.js';

class Noted extends ViewedTransform {
  changes = 0;

  protected changed(): void {
    this.changes++;
  }
}

it('is seen from straight in front at first', () => {
  const { eye, center, up } = new Noted();
  expect([eye, center, up]).toEqual([AHEAD, undefined, undefined]);
});

it.each(['eye', 'center', 'up'] as const)('reports each change of its %s', (name) => {
  const transform = new Noted();
  const point = { x: 1, y: 2, z: 3 };
  transform[name] = point;
  expect([transform[name], transform.changes]).toEqual([point, 1]);
});

it('reports each change of the rotation of its horizontal axis', () => {
  const transform = new Noted();
  for (const value of [0, 5, 5]) transform.rotationSkewY = value;
  expect([transform.rotationSkewY, transform.changes]).toEqual([5, 1]);
});

it('rotates its axes separately, until it is rotated as a whole', () => {
  const transform = new Noted();
  transform.rotation = 10;
  expect([transform.rotationZ, transform.rotationSkewX, transform.rotationSkewY]).toEqual([10, 10, 10]);
  transform.rotationSkewX = 30;
  expect([transform.rotation, transform.rotationSkewX, transform.rotationSkewY]).toEqual([30, 30, 10]);
  transform.rotationSkewY = 20;
  expect([transform.rotation, transform.rotationSkewY]).toEqual([30, 20]);
  transform.changes = 0;
  transform.rotation = 30;
  expect([transform.rotationSkewX, transform.rotationSkewY, transform.changes]).toEqual([30, 30, 1]);
});
