import { describe, expect, it } from '@jest/globals';
import { Transform } from '../../src/target/transform.js';

class Noted extends Transform {
  changes = 0;

  protected changed(): void {
    this.changes++;
  }
}

describe('a transform', () => {
  it.each(['z', 'rotationX', 'rotationY', 'rotationZ', 'skewX', 'skewY', 'rotationSkewY'] as const)(
    'reports each change of %s',
    (name) => {
      const transform = new Noted();
      for (const value of [0, 5, 5]) transform[name] = value;
      expect([transform[name], transform.changes]).toEqual([5, 1]);
    },
  );

  it.each(['flippedX', 'flippedY'] as const)('reports each change of %s', (name) => {
    const transform = new Noted();
    for (const value of [false, true, true]) transform[name] = value;
    expect([transform[name], transform.changes]).toEqual([true, 1]);
  });

  it('rotates its axes apart until it is rotated as a whole', () => {
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
});
