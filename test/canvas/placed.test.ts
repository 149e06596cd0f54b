import { describe, expect, it } from '@jest/globals';
import { Placed } from '../../src/canvas/placed.js';

class Told extends Placed {
  changes = 0;

  protected changed(): void {
    this.changes++;
  }
}

describe('what has a place on a stage', () => {
  const start = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1 } as const;
  const numbers = Object.entries(start) as [keyof typeof start, number][];

  it.each(numbers)('has its %s at %d at first', (key, value) => {
    expect(new Told()[key]).toBe(value);
  });

  it.each(numbers)('tells when its %s changes, and only then', (key, value) => {
    const placed = new Told();
    for (const written of [value, 7, 7, 8]) placed[key] = written;
    expect(placed).toMatchObject({ ...start, [key]: 8, changes: 2 });
  });
});
