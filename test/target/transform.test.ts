import { describe, expect, it } from '@jest/globals';
import type { TransformPart } from '../../src/target/plane-transform.js';
import { Transform } from '../../src/target/transform.js';

class Noted extends Transform {
  changes: TransformPart[] = [];

  protected changed(part: TransformPart): void {
    this.changes.push(part);
  }
}

describe('a transform', () => {
  it.each([
    ['z', 'translate'],
    ['rotationX', 'rotate'],
    ['rotationY', 'rotate'],
    ['rotationZ', 'rotate'],
    ['skewX', 'rest'],
    ['skewY', 'rest'],
    ['rotationSkewY', 'rest'],
  ] as const)('reports each change of %s', (name, part) => {
    const transform = new Noted();
    for (const value of [0, 5, 5]) transform[name] = value;
    expect(transform[name]).toBe(5);
    expect(transform.changes).toEqual([part]);
  });

  it.each(['flippedX', 'flippedY'] as const)('reports each change of %s', (name) => {
    const transform = new Noted();
    for (const value of [false, true, true]) transform[name] = value;
    expect(transform[name]).toBe(true);
    expect(transform.changes).toEqual(['rest']);
  });

  it('rotates its axes apart until it is rotated as a whole', () => {
    const transform = new Noted();
    transform.rotation = 10;
    expect([transform.rotationZ, transform.rotationSkewX, transform.rotationSkewY]).toEqual([10, 10, 10]);
    transform.changes = [];
    transform.rotationSkewX = 30;
    expect(transform.changes).toEqual(['rotate', 'rest']);
    expect([transform.rotation, transform.rotationSkewX, transform.rotationSkewY]).toEqual([30, 30, 10]);
    transform.rotationSkewY = 20;
    expect([transform.rotation, transform.rotationSkewY]).toEqual([30, 20]);
    transform.rotation = 40;
    expect([transform.rotationSkewX, transform.rotationSkewY]).toEqual([40, 40]);
  });
});
