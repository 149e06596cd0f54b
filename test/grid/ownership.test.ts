import { describe, expect, it } from '@jest/globals';
import { sequence } from 'rx-motion';
import {
  fadeOutUpTiles,
  flatGrid,
  type GridSurface,
  gridSurface,
  lens3D,
  pageTurn3D,
  reuseGrid,
  ripple3D,
  shuffleTiles,
  stopGrid,
  turnOffTiles,
  twirl,
} from 'rx-motion/grid';
import { from, Subject } from 'rxjs';

function surface(): GridSurface {
  const target = gridSurface(30, 20);
  target.grid = flatGrid(target, 'grid', { columns: 1, rows: 1 });
  return target;
}

describe('stopGrid', () => {
  it('hides a grid, and shows it again when undone', () => {
    const target = surface();
    from([0]).pipe(stopGrid().on(target)).subscribe();
    expect(target.grid!.active).toBe(false);
    from([0, -1]).pipe(stopGrid().on(target)).subscribe();
    expect(target.grid!.active).toBe(false);
    target.grid!.active = true;
    from([0, -1]).pipe(stopGrid().on(target)).subscribe();
    expect(target.grid!.active).toBe(true);
  });

  it('does nothing without a grid, and is its own reverse', () => {
    const target = gridSurface(30, 20);
    from([0, -1]).pipe(stopGrid().on(target)).subscribe();
    expect(target.grid).toBeNull();
    const other = surface();
    from([0]).pipe(stopGrid().reverse().on(other)).subscribe();
    expect(other.grid!.active).toBe(false);
  });
});

describe('reuseGrid', () => {
  it('adds to the count of an active grid, and subtracts it when undone', () => {
    const target = surface();
    from([0])
      .pipe(sequence(reuseGrid(2), reuseGrid(3)).on(target))
      .subscribe();
    expect(target.grid!.reuse).toBe(5);
    from([0, -1]).pipe(reuseGrid(1).reverse().on(target)).subscribe();
    expect(target.grid!.reuse).toBe(5);
  });

  const size = { columns: 3, rows: 2 };
  const wave = { waves: 1, amplitude: 5 };
  it.each([
    ['fadeOutUpTiles', turnOffTiles(0.5, size), fadeOutUpTiles(1, size)],
    ['shuffleTiles', turnOffTiles(0.5, size), shuffleTiles(1, size)],
    ['pageTurn3D', lens3D(0.5, size, { radius: 10 }), pageTurn3D(1, size)],
    ['ripple3D', lens3D(0.5, size, { radius: 10 }), ripple3D(1, size, { radius: 20, ...wave })],
    ['lens3D', lens3D(0.5, size, { radius: 10 }), lens3D(1, size, { radius: 20 })],
    ['twirl', lens3D(0.5, size, { radius: 10 }), twirl(1, size, { twirls: 1, amplitude: 1 })],
  ])('lets %s use the rect of the grid when the rect of the surface has changed', (_name, before, after) => {
    const bent = (isMoved: boolean): number[] => {
      const part = { ...gridSurface(300, 200), rect: { x: 30, y: 40, width: 120, height: 100 } };
      const time$ = new Subject<number>();
      time$.pipe(sequence(before, reuseGrid(1), after).on(part)).subscribe();
      time$.next(0.25);
      if (isMoved) part.rect = { x: 200, y: 0, width: 60, height: 20 };
      time$.next(1);
      expect(part.grid!.rect).toEqual({ x: 30, y: 40, width: 120, height: 100 });
      return [...part.grid!.positions];
    };
    expect(bent(true)).toEqual(bent(false));
  });

  it('does nothing to a stopped grid', () => {
    const target = surface();
    from([0])
      .pipe(sequence(stopGrid(), reuseGrid(2)).on(target))
      .subscribe();
    expect(target.grid!.reuse).toBe(0);
  });
});
