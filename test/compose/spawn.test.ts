import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, moveTo, place, sequence, spawn } from 'rx-motion';
import { from } from 'rxjs';

describe('spawn', () => {
  it('starts its shorter branches with the first frame, where they see what the branches before them did in it', () => {
    const ship = { x: 0, y: 0 };
    const jump = sequence(place({ x: 40, y: 0 }), delayTime(1));
    from([0, 0.25])
      .pipe(spawn(jump, moveTo(0.5, { x: 0, y: 0 })).on(ship))
      .subscribe();
    expect(ship.x).toBe(20);
  });

  it('starts its longest branch at once, before any branch has done anything', () => {
    const ship = { x: 0, y: 0 };
    const jump = sequence(place({ x: 40, y: 0 }), delayTime(0.5));
    from([0, 0.5])
      .pipe(spawn(jump, moveTo(1, { x: 0, y: 0 })).on(ship))
      .subscribe();
    expect(ship.x).toBe(40);
  });

  it('starts what is shorter than a later child together, the longest of it first', () => {
    const ship = { x: 0, y: 0 };
    const here = { x: 0, y: 0 };
    from([0, 0.25])
      .pipe(spawn(place({ x: 40, y: 0 }), moveTo(0.5, here), delayTime(1)).on(ship))
      .subscribe();
    expect(ship.x).toBe(40);
  });

  it('takes ten thousand children, each longer than the one before', () => {
    const ended: number[] = [];
    const children = Array.from({ length: 10_000 }, (_, index) =>
      sequence(
        delayTime(index / 1000),
        callFunc(() => ended.push(index)),
      ),
    );
    from([0, 4.9995, 100]).pipe(spawn(children).on({})).subscribe();
    expect(ended).toHaveLength(10_000);
    expect(ended.slice(0, 5000)).toEqual([...Array(5000).keys()]);
  });
});
