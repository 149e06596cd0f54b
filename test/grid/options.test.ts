import { describe, expect, it } from '@jest/globals';
import { flatGrid, type GridSurface, gridSurface } from 'rx-motion/grid';
import { amplitudeOf, checkCentred, checkEffect, checkSeeded, middleOf } from '../../src/grid/options.js';

it('the effective amplitude is the product of all its factors', () => {
  expect(amplitudeOf({ amplitude: 8 }, 0.5)).toBe(4);
  expect(amplitudeOf({ amplitude: 8, amplitudeRate: 0.25 }, 0.5)).toBe(1);
});

it('the middle is that of the rect of the grid', () => {
  const middle = (surface: GridSurface): unknown => middleOf(flatGrid(surface, 'grid', { columns: 3, rows: 1 }));
  expect(middle(gridSurface(30, 20))).toEqual({ x: 15, y: 10 });
  expect(middle(gridSurface(30, 20, { x: 10, y: 4, width: 8, height: 6 }))).toEqual({ x: 14, y: 7 });
});

describe('options', () => {
  it('are returned as the same object, so that they can be animated', () => {
    const options = { waves: 2, amplitude: 5 };
    expect(checkEffect('waves', options, 'waves', 'amplitude')).toBe(options);
    const centred = { position: { x: 1, y: 2 } };
    expect([checkCentred('lens', centred), checkSeeded('shaky', {})]).toEqual([centred, {}]);
  });

  it.each([
    [() => checkEffect('waves', null as never), 'waves: options must be an object, got null'],
    [() => checkEffect('waves', { waves: NaN }, 'waves'), 'waves: waves must be a finite number, got NaN'],
    [
      () => checkEffect('waves', { amplitudeRate: Infinity }),
      'waves: amplitudeRate must be a finite number, got Infinity',
    ],
    [() => checkCentred('lens', { position: null as never }), 'lens: position must be an object, got null'],
    [() => checkCentred('lens', { position: { x: 1, y: NaN } }), 'lens: position.y must be a finite number, got NaN'],
    [() => checkSeeded('shaky', { seed: 0.5 }), 'shaky: seed must be a whole number, got 0.5'],
  ])('are rejected with a message (%#)', (check, message) => {
    expect(check).toThrow(message);
  });
});
