import { describe, expect, it } from '@jest/globals';
import { sequence } from 'rx-motion';
import { type GridSurface, flatGrid, gridSurface, reuseGrid, stopGrid } from 'rx-motion/grid';
import { from } from 'rxjs';

function surface(): GridSurface {
  const target = gridSurface(30, 20);
  target.grid = flatGrid(target, 'grid', { columns: 1, rows: 1 });
  return target;
}

describe('stopGrid', () => {
  it('takes a grid out of sight, and puts it back when it is undone', () => {
    const target = surface();
    from([0]).pipe(stopGrid().on(target)).subscribe();
    expect(target.grid!.active).toBe(false);
    from([0, -1]).pipe(stopGrid().on(target)).subscribe();
    expect(target.grid!.active).toBe(false);
    target.grid!.active = true;
    from([0, -1]).pipe(stopGrid().on(target)).subscribe();
    expect(target.grid!.active).toBe(true);
  });

  it('does nothing where there is no grid, and is its own reverse', () => {
    const target = gridSurface(30, 20);
    from([0, -1]).pipe(stopGrid().on(target)).subscribe();
    expect(target.grid).toBeNull();
    const other = surface();
    from([0]).pipe(stopGrid().reverse().on(other)).subscribe();
    expect(other.grid!.active).toBe(false);
  });
});

describe('reuseGrid', () => {
  it('adds to the count of a grid that is drawn, and takes it back when it is undone', () => {
    const target = surface();
    from([0])
      .pipe(sequence(reuseGrid(2), reuseGrid(3)).on(target))
      .subscribe();
    expect(target.grid!.reuse).toBe(5);
    from([0, -1]).pipe(reuseGrid(1).reverse().on(target)).subscribe();
    expect(target.grid!.reuse).toBe(5);
  });

  it('does nothing to a grid that is stopped', () => {
    const target = surface();
    from([0])
      .pipe(sequence(stopGrid(), reuseGrid(2)).on(target))
      .subscribe();
    expect(target.grid!.reuse).toBe(0);
  });
});
