import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, eased, moveBy, play, sequence, spawn, targeted, tweenProperty } from 'rx-motion';
import {
  defineGridAction,
  type GridSurface,
  gridSurface,
  lens3D,
  liquid,
  pageTurn3D,
  reuseGrid,
  shakyTiles3D,
  stopGrid,
  turnOffTiles,
  waves3D,
} from 'rx-motion/grid';
import { from, Subject } from 'rxjs';

const size = { columns: 3, rows: 2 };
const wave = { waves: 1, amplitude: 10 };
const surface = (): GridSurface => gridSurface(300, 200);
const positionsOf = ({ grid }: GridSurface): number[] => [...(grid?.positions ?? [])];

/** Runs an action on a surface through the given times. */
function hand(action: ReturnType<typeof waves3D>, target: GridSurface): (time: number) => void {
  const time$ = new Subject<number>();
  time$.pipe(action.on(target)).subscribe();
  return (time) => {
    time$.next(time);
  };
}

describe('a grid effect', () => {
  it('puts a flat grid on its surface when it starts, and leaves it bent when it ends', () => {
    const target = surface();
    const show = hand(waves3D(1, size, wave), target);
    const turned = surface();
    hand(pageTurn3D(1, size), turned);
    expect(target.grid).toMatchObject({ kind: 'grid', columns: 3, rows: 2, active: true, reuse: 0 });
    expect(target.grid!.positions).toEqual(target.grid!.originals);
    expect([target.grid!.depthTest, turned.grid!.depthTest]).toEqual([false, true]);
    show(1);
    const ended = positionsOf(target);
    show(5);
    expect(positionsOf(target)).toEqual(ended);
    expect(ended[5]).toBeCloseTo(10 * Math.sin(1), 4);
  });

  it('leaves the grid of a later effect when it is undone, and is restored by that one', () => {
    const target = surface();
    const [first, second] = [1, 2].map((waves) => waves3D(1, size, { waves, amplitude: 5 }));
    const showFirst = hand(first!, target);
    showFirst(0.5);
    const { grid } = target;
    const showSecond = hand(second!, target);
    showSecond(0.5);
    showFirst(-1);
    expect(target.grid).not.toBe(grid);
    showSecond(-1);
    expect(target.grid).toBe(grid);
  });

  it('does not change the grid that it builds on', () => {
    const target = surface();
    const time$ = new Subject<number>();
    const tree = sequence(
      lens3D(1, size, { radius: 300 }),
      reuseGrid(2),
      liquid(1, size, wave),
      waves3D(1, size, wave),
    );
    time$.pipe(tree.on(target)).subscribe();
    time$.next(0.5);
    const lens = positionsOf(target);
    time$.next(1.5);
    expect([...target.grid!.originals]).toEqual(lens);
    expect(target.grid!.reuse).toBe(1);
    time$.next(2.5);
    expect(target.grid!.reuse).toBe(0);
    time$.next(0.5);
    expect(positionsOf(target)).toEqual(lens);
    expect(target.grid!.reuse).toBe(0);
  });

  it('marks its grid as changed when positions change, and only then', () => {
    const versions = (action: ReturnType<typeof waves3D>, ...times: number[]): number[] => {
      const target = surface();
      const show = hand(action, target);
      return times.map((time) => {
        show(time);
        return target.grid!.version;
      });
    };
    expect(versions(waves3D(1, size, wave), 0.25, 0.5)).toEqual([1, 2]);
    expect(versions(lens3D(1, size, { radius: 200 }), 0.25, 0.5)).toEqual([1, 1]);
    expect(versions(turnOffTiles(1, size), 0.5, 0.55, 1)).toEqual([1, 1, 2]);
    expect(versions(shakyTiles3D(1, size, { range: 3, perSecond: 10 }), 0.11, 0.19, 0.21)).toEqual([1, 1, 2]);
  });

  it('reads its options in every frame, so that other actions can animate them', () => {
    const target = surface();
    const wind = { waves: 0.25, amplitude: 0 };
    const lens = { position: { x: 0, y: 100 }, radius: 120 };
    const rising = spawn(targeted(wind, tweenProperty(2, 'amplitude', 0, 8)), waves3D(2, size, wind));
    from([1]).pipe(rising.on(target)).subscribe();
    expect(target.grid!.positions[2]).toBeCloseTo(4 * Math.sin(Math.PI / 4), 4);
    from([1])
      .pipe(spawn(targeted(lens.position, moveBy(2, { x: 180, y: 0 })), lens3D(2, size, lens)).on(target))
      .subscribe();
    const heights = positionsOf(target).filter((_, at) => at % 9 === 5);
    expect(Math.max(...heights)).toBe(heights[1]);
  });

  it('is the same after callbacks and delays, and through an overshooting curve', () => {
    const target = surface();
    const calls: string[] = [];
    const tree = sequence(
      delayTime(1),
      waves3D(1, size, wave),
      callFunc(() => calls.push('bent')),
      stopGrid(),
    );
    const time$ = new Subject<number>();
    time$.pipe(eased(tree, (t) => 1.5 * t).on(target)).subscribe();
    time$.next(0.25);
    expect(target.grid).toBeNull();
    time$.next(1.5);
    expect({ calls, active: target.grid!.active }).toEqual({ calls: ['bent'], active: false });
    time$.next(1);
    expect(target.grid!.active).toBe(true);
  });

  it('is defined by a function that writes positions', () => {
    const target = surface();
    const lift = defineGridAction(2, {
      kind: 'tiles',
      size,
      bend:
        ({ positions }) =>
        (time) =>
          void positions.fill(time),
    });
    expect(lift.duration).toBe(2);
    play(lift.reverse(), target, from([0, 0.5])).subscribe();
    expect(new Set(positionsOf(target))).toEqual(new Set([0.75]));
  });
});
