import { expect, it } from '@jest/globals';
import { quickProperty } from '../../src/lines/usual.js';

it.each(['x', 'y', 'rotation', 'scaleX', 'scaleY', 'opacity', 'level', 'constructor'])(
  'reads and writes %s, and nothing else',
  (name) => {
    const lens = quickProperty(name);
    const target = {
      x: 1,
      y: 2,
      rotation: 3,
      scaleX: 4,
      scaleY: 5,
      opacity: 6,
      level: 7,
      constructor: 8,
    } as never as Record<string, number>;
    expect(lens.name).toBe(name);
    expect(lens.read(target)).toBe(target[name]);
    const before = { ...target };
    lens.write(target, 0.5);
    expect(target).toEqual({ ...before, [name]: 0.5 });
  },
);
