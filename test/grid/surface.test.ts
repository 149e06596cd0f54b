import { describe, expect, it } from '@jest/globals';
import { gridSurface } from 'rx-motion/grid';

describe('gridSurface', () => {
  it('is plain data: a size, an optional rect, and no grid', () => {
    expect(gridSurface(3, 2)).toEqual({ width: 3, height: 2, rect: null, grid: null });
    const rect = { x: 1, y: 1, width: 1, height: 1 };
    expect(gridSurface(3, 2, rect).rect).toBe(rect);
  });
});
