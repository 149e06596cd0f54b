import { describe, expect, it } from '@jest/globals';
import { ActionManager, blink, callFunc, moveTo, sequence, yoyo } from 'rx-motion';
import { trace } from 'rx-motion/testing';
import { from } from 'rxjs';

const there = moveTo(1, { x: 8, y: 0 });

describe('a yoyo', () => {
  it('goes there and back in twice the time, and is exact at both ends', () => {
    const { rows, ending } = trace(yoyo(moveTo(1, { x: 0.7, y: 0 })), { x: 0.1, y: 0 }, { fps: 2 });
    expect(rows.map(({ state }) => (state as { x: number }).x)).toEqual(
      [0.1, 0.4, 0.7, 0.4, 0.1].map((x) => expect.closeTo(x, 12)),
    );
    expect([rows[0]!.state, rows[2]!.state, rows[4]!.state]).toEqual([
      { x: 0.1, y: 0 },
      { x: 0.7, y: 0 },
      { x: 0.1, y: 0 },
    ]);
    expect(ending).toBe('completed');
  });

  it('is its own reverse', () => {
    expect(yoyo(there).reverse().duration).toBe(2);
    const ship = { x: 0, y: 0 };
    from([0, 1]).pipe(yoyo(there).reverse().on(ship)).subscribe();
    expect(ship.x).toBe(8);
  });

  it('runs an instant at once', () => {
    let calls = 0;
    from([0])
      .pipe(yoyo(callFunc(() => calls++)).on({}))
      .subscribe();
    expect(calls).toBe(1);
  });

  it('stays at its far end when it is stopped there, and cleans up', () => {
    const ship = { x: 0, y: 0 };
    const lamp = { visible: true };
    const manager = new ActionManager();
    const stop = (target: object) => callFunc(() => manager.stopAllActions(target));
    manager.runAction(yoyo(sequence(there, stop(ship))), ship);
    manager.runAction(yoyo(sequence(blink(1, 1), stop(lamp))), lamp);
    for (const dt of [0, 1.5]) manager.update(dt);
    expect([ship.x, lamp.visible]).toEqual([8, true]);
  });
});
