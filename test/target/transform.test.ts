import { describe, expect, it } from '@jest/globals';
import { Transform } from '../../src/target/transform.js';

class Noted extends Transform {
  changes = 0;

  protected changed(): void {
    this.changes++;
  }
}

describe('a transform', () => {
  it.each(['z', 'rotationX', 'rotationY', 'rotationZ', 'skewX', 'skewY'] as const)(
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
});
