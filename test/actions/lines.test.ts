import { describe, expect, it } from '@jest/globals';
import { to } from 'rx-motion';
import { showing } from './showing.js';

const found = {
  ...{ x: 1, y: 2, z: 3, rotation: 4, opacity: 5, percentage: 6, scaleX: 7, scaleY: 8, scaleZ: 9 },
  ...{ skewX: 10, skewY: 11, width: 12, height: 13 },
};

type Name = keyof typeof found;

describe('lines', () => {
  it.each<{ names: Name[] }>([
    ...(['x', 'y', 'rotation', 'opacity', 'percentage'] as const).map((name) => ({ names: [name] })),
    { names: ['z'] },
    { names: ['scaleX'] },
    { names: ['width'] },
    { names: ['x', 'y'] },
    { names: ['y', 'x'] },
    { names: ['scaleX', 'scaleY'] },
    { names: ['skewX', 'skewY'] },
    { names: ['width', 'height'] },
    { names: ['rotation', 'opacity'] },
    { names: ['x', 'y', 'z'] },
    { names: ['scaleX', 'scaleY', 'scaleZ'] },
  ])('animate $names and nothing else', ({ names }) => {
    const target = { ...found };
    const goals = Object.fromEntries(names.map((name, index) => [name, 100 * (index + 1)]));
    const halfway = Object.fromEntries(names.map((name, index) => [name, (found[name] + 100 * (index + 1)) / 2]));
    const show = showing(to(1, goals), target as Record<string, number>);
    expect({ ...show(0.5) }).toEqual({ ...found, ...halfway });
    expect({ ...show(1) }).toEqual({ ...found, ...goals });
    expect({ ...show(-1) }).toEqual(found);
  });

  it('animate a property whose name looks like two', () => {
    const target = { 'x,y': 0, x: 1, y: 2 };
    expect(showing(to(1, { 'x,y': 8 }), target)(0.5)).toEqual({ 'x,y': 4, x: 1, y: 2 });
  });
});
