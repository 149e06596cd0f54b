import { expect, it, jest } from '@jest/globals';
import { Subject } from 'rxjs';
import { moveTo, play } from '../../src/index.js';
import { Straight } from '../../src/clock/straight.js';
import { PlaneLineTo } from '../../src/lines/plane-line.js';

it('is what a clock leads by itself, from the frame after the one in which it was first shown', () => {
  const update = jest.spyOn(PlaneLineTo.prototype, 'update');
  const frame$ = new Subject<number>();
  const ship = { x: 0, y: 0 };
  play(moveTo(1, { x: 100, y: 0 }), ship, frame$).subscribe();
  const called = [0, 0.25, 0.25, 0.25, 0.25].map((dt) => {
    update.mockClear();
    frame$.next(dt);
    return [ship.x, update.mock.contexts.every((effect) => effect instanceof Straight), update.mock.calls.length];
  });
  // The end is told by the player, so that what ends is exact.
  expect(called).toEqual([
    [0, true, 1],
    [25, true, 1],
    [50, true, 0],
    [75, true, 0],
    [100, true, 1],
  ]);
});
