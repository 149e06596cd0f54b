import { describe, expect, it } from '@jest/globals';
import { PlaneTransform } from '../../src/target/plane-transform.js';

class Noted extends PlaneTransform {
  changes = 0;

  protected changed(): void {
    this.changes++;
  }
}

describe('a transform in the plane', () => {
  const first = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1 } as const;

  it.each(Object.entries(first) as [keyof typeof first, number][])(
    'has %s = %d at first and reports each change',
    (name, value) => {
      const transform = new Noted();
      expect(transform[name]).toBe(value);
      for (const written of [value, 7, 7, 8]) transform[name] = written;
      expect([transform[name], transform.changes]).toEqual([8, 2]);
    },
  );
});
