import { describe, expect, it } from '@jest/globals';
import { Lenses, alone, property } from '../../src/lines/property.js';
import { LEAF, OPACITY, POSITION, SCALE, X } from '../../src/table/row.js';

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

describe('some lenses', () => {
  it('have the kind of the row that moves them together, in this order', () => {
    const kindOf = (...names: string[]) => new Lenses<never>(names.map((name) => property(name))).kind;
    expect([kindOf('x'), kindOf('x', 'y'), kindOf('scaleX', 'scaleY')]).toEqual([X, POSITION, SCALE]);
    for (const names of [[], ['y', 'x'], ['x', 'opacity'], ['x', 'y', 'z'], ['level'], ['scaleX']])
      expect(kindOf(...names)).toBe(LEAF);
  });

  it('are the same for a usual property alone', () => {
    expect([alone('opacity'), alone('opacity').kind]).toEqual([alone('opacity'), OPACITY]);
    expect(alone('opacity')).toBe(alone('opacity'));
    expect(alone('level').list[0]!.name).toBe('level');
  });
});
