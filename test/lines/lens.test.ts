import { describe, expect, it } from '@jest/globals';
import { property, readNumber } from '../../src/lines/lens.js';

describe('the lens of a property', () => {
  it('reads and writes that property, and bears its name', () => {
    const lens = property('level');
    const target = { level: 3 };
    lens.write(target, lens.read(target) + 1);
    expect([lens.name, target.level]).toEqual(['level', 4]);
  });
});

describe('readNumber', () => {
  it('returns a number', () => {
    expect(readNumber('moveTo', 'x', 7)).toBe(7);
  });

  it('names the action and the property of what is none', () => {
    expect(() => readNumber('moveTo', 'x', 'left')).toThrow(
      new TypeError(`moveTo: the target's x must be a number, got "left"`),
    );
  });
});
