import { describe, expect, it } from '@jest/globals';
import { follow } from 'rx-motion';
import { from } from 'rxjs';

describe('follow', () => {
  const viewport = { width: 480, height: 320 };
  const leader = { x: 300, y: 200 };

  function placed(bounds: { x: number; y: number; width: number; height: number }): { x: number; y: number } {
    const world = { x: 3, y: 4 };
    from([0, 0.1]).pipe(follow(leader, { viewport, bounds }).on(world)).subscribe();
    return world;
  }

  it('keeps bounds that are smaller than the window in one axis in the middle of it', () => {
    expect(placed({ x: 0, y: 0, width: 960, height: 100 })).toEqual({ x: -60, y: 110 });
  });

  it('leaves the target alone when the window sees all of the bounds', () => {
    expect(placed({ x: 0, y: 0, width: 200, height: 100 })).toEqual({ x: 3, y: 4 });
    expect(placed({ x: 0, y: 0, width: 480, height: 320 })).toEqual({ x: 3, y: 4 });
  });
});
