import { describe, expect, it } from '@jest/globals';
import { motionDefaults } from 'rx-motion';
import { Subject } from 'rxjs';
import { followGrid } from '../../src/grid/follower.js';
import { type GridSurface, gridSurface, shuffleTiles, waves3D } from '../../src/grid/index.js';

describe('a follower of a surface', () => {
  const size = { columns: 6, rows: 4 };
  const mesh = { geometry: {} };
  const options = { frame$: new Subject<number>() };
  const nextMicrotask = (): Promise<void> => Promise.resolve();

  /** A surface bent by `time$`, and a log of the grids shown. */
  function followed(effect = waves3D(1, size, { waves: 1, amplitude: 40 })) {
    const surface = gridSurface(300, 200);
    const [frame$, time$] = [new Subject<number>(), new Subject<number>()];
    const shown: string[] = [];
    const follower = followGrid('test', mesh, surface, { frame$ }, ({ positions }, isNew) => {
      shown.push(`${positions.length / 3} points${isNew ? ', new' : ''}`);
    });
    time$.pipe(effect.on(surface)).subscribe();
    return { surface, frame$, time$, shown, follower };
  }

  it('is shown the flat grid immediately, and only once', () => {
    const shown: number[] = [];
    const follower = followGrid('test', mesh, gridSurface(300, 200), options, (grid) =>
      shown.push(grid.indices.length),
    );
    expect([follower.update(), shown]).toEqual([false, [6]]);
  });

  it('follows a surface whose size is a getter', () => {
    class Pond implements GridSurface {
      grid = null;
      get width(): number {
        return 300;
      }
      get height(): number {
        return 200;
      }
    }
    const shown: number[][] = [];
    followGrid('test', mesh, new Pond(), options, ({ positions }) => shown.push([...positions.subarray(-3)]));
    expect(shown).toEqual([[300, 200, 0]]);
  });

  it('is shown each change of the same grid, and a different grid as new', () => {
    const { surface, time$, shown, follower } = followed();
    for (const time of [0.5, 0.75]) {
      time$.next(time);
      follower.update();
    }
    surface.grid = null;
    follower.update();
    expect(shown).toEqual(['4 points, new', '35 points, new', '35 points', '4 points, new']);
  });

  it('is shown the result of a frame, also of later subscribers', async () => {
    const { frame$, time$, shown } = followed(shuffleTiles(1, size));
    frame$.subscribe(() => time$.next(0.5));
    frame$.next(0);
    expect(shown).toHaveLength(1);
    await nextMicrotask();
    expect(shown).toEqual(['4 points, new', '96 points, new']);
  });

  it('takes frames of the page only while something changes', async () => {
    const frame$ = new Subject<number>();
    const defaults = motionDefaults({ frame$ });
    const surface = gridSurface(300, 200);
    const time$ = new Subject<number>();
    let shown = 0;
    const follower = followGrid('test', mesh, surface, {}, () => shown++);
    const frame = async (): Promise<void> => {
      frame$.next(0.1);
      await nextMicrotask();
    };
    await frame();
    expect({ shown, asks: frame$.observed }).toEqual({ shown: 1, asks: false });
    time$.pipe(waves3D(1, size, { waves: 1, amplitude: 40 }).on(surface)).subscribe();
    time$.next(0.5);
    await nextMicrotask();
    expect({ shown, asks: frame$.observed }).toEqual({ shown: 2, asks: true });
    await frame();
    expect({ shown, asks: frame$.observed }).toEqual({ shown: 2, asks: false });
    surface.grid = null;
    await nextMicrotask();
    expect({ shown, asks: frame$.observed }).toEqual({ shown: 3, asks: true });
    follower.close();
    expect(frame$.observed).toBe(false);
    defaults.unsubscribe();
  });

  it('is shown nothing after it is closed, not even the current frame', async () => {
    const { frame$, time$, shown, follower } = followed();
    time$.next(0.5);
    frame$.next(0);
    follower.close();
    await nextMicrotask();
    expect([shown, frame$.observed]).toEqual([['4 points, new'], false]);
  });
});
