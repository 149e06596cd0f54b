import { describe, expect, it } from '@jest/globals';
import { Lenses, property, propertyLenses } from '../../src/lines/property.js';

describe('the lens of a property', () => {
  it.each(['x', 'y', 'rotation', 'opacity', 'scaleX', 'scaleY', 'percentage', 'level'])(
    'reads and writes %s',
    (name) => {
      const lens = property(name);
      const target = { [name]: 3 };
      lens.write(target, lens.read(target) + 1);
      expect([lens.name, target[name]]).toEqual([name, 4]);
    },
  );
});

describe('a list of lenses', () => {
  it('knows whether it is the position', () => {
    const arePosition = (...names: string[]) => new Lenses<never>(names.map((name) => property(name))).arePosition;
    expect(arePosition('x', 'y')).toBe(true);
    for (const names of [[], ['x'], ['y', 'x'], ['x', 'y', 'z'], ['x', 'level']])
      expect(arePosition(...names)).toBe(false);
  });

  it('is the same object for the same property', () => {
    expect(propertyLenses('opacity')).toBe(propertyLenses('opacity'));
    expect(propertyLenses('level')).toBe(propertyLenses('level'));
  });
});
