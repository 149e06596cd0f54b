import { describe, expect, it } from '@jest/globals';
import { PlaneTransform, type TransformPart } from '../../src/target/plane-transform.js';

class Noted extends PlaneTransform {
  readonly changes: TransformPart[] = [];

  protected changed(part: TransformPart): void {
    this.changes.push(part);
  }
}

describe('a transform in the plane', () => {
  it.each([
    ['x', 0, 'translate'],
    ['y', 0, 'translate'],
    ['rotation', 0, 'rotate'],
    ['scaleX', 1, 'scale'],
    ['scaleY', 1, 'scale'],
  ] as const)('has %s = %d at first and reports each change of it', (name, first, part) => {
    const transform = new Noted();
    expect(transform[name]).toBe(first);
    for (const value of [first, 7, 7, 8]) transform[name] = value;
    expect(transform[name]).toBe(8);
    expect(transform.changes).toEqual([part, part]);
  });
});
