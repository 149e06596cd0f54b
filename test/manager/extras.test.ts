import { describe, expect, it } from '@jest/globals';
import { ActionManager, type RunningAction, callFunc, moveBy, repeatForever, sequence } from '../../src/index.js';

const right = moveBy(1, { x: 100, y: 0 });
const thereAndUp = sequence(right, moveBy(1, { x: 0, y: 100 }));

function setUp(): { manager: ActionManager; ship: { x: number; y: number } } {
  return { manager: new ActionManager(), ship: { x: 0, y: 0 } };
}

describe('the rate of a running action', () => {
  it('makes its time pass faster, slower or not at all', () => {
    const { manager, ship } = setUp();
    const running = manager.runAction(moveBy(4, { x: 400, y: 0 }), ship);
    manager.update(0);
    running.rate = 2;
    manager.update(0.5);
    expect([ship.x, running.elapsed]).toEqual([100, 1]);
    running.rate = 0;
    manager.update(0.5);
    expect(ship.x).toBe(100);
    running.rate = 0.5;
    manager.update(0.5);
    expect(ship.x).toBe(125);
  });

  it('below 0 plays a seekable action in reverse, back over its parts, until its start', () => {
    const { manager, ship } = setUp();
    const running = manager.runAction(thereAndUp, ship, { seekable: true });
    manager.update(0);
    manager.update(1.5);
    expect(ship).toEqual({ x: 100, y: 50 });
    running.reverse();
    manager.update(0.75);
    expect([running.rate, ship]).toEqual([-1, { x: 75, y: 0 }]);
    manager.update(2);
    expect([running.ending, ship]).toEqual(['completed', { x: 0, y: 0 }]);
  });

  it('below 0 is refused where nothing is remembered', () => {
    const { manager, ship } = setUp();
    const running = manager.runAction(right, ship);
    expect(() => {
      running.rate = -1;
    }).toThrow(new RangeError('rate: only an action that was run with { seekable: true } goes back, got -1'));
    expect(() => {
      running.rate = Number.NaN;
    }).toThrow(new RangeError('rate: rate must be a finite number, got NaN'));
    expect(running.rate).toBe(1);
  });
});

describe('seek', () => {
  it('shows a time at once, forwards and backwards, while the action is paused too', () => {
    const { manager, ship } = setUp();
    const running = manager.runAction(thereAndUp, ship, { seekable: true });
    running.pause();
    running.seek(1.5);
    expect(ship).toEqual({ x: 100, y: 50 });
    running.seek(0.25);
    expect(ship).toEqual({ x: 25, y: 0 });
    running.resume();
    manager.update(0.25);
    expect(ship).toEqual({ x: 50, y: 0 });
  });

  it('goes forwards in every action, and passes its callbacks', () => {
    const { manager, ship } = setUp();
    let calls = 0;
    const running = manager.runAction(
      repeatForever(
        sequence(
          right,
          callFunc(() => calls++),
        ),
      ),
      ship,
    );
    running.seek(2.5);
    expect([calls, ship.x]).toEqual([2, 250]);
    expect(() => {
      running.seek(1);
    }).toThrow(new RangeError('seek: only an action that was run with { seekable: true } goes back, got 1'));
    expect(() => {
      running.seek(-1);
    }).toThrow(RangeError);
  });

  it('completes the action at its end', () => {
    const { manager, ship } = setUp();
    const running = manager.runAction(right, ship, { seekable: true });
    running.seek(3);
    expect([running.ending, ship.x, manager.getNumberOfRunningActions()]).toEqual(['completed', 100, 0]);
  });

  it('takes effect in the next frame when it is called within one', () => {
    const { manager, ship } = setUp();
    const running = manager.runAction(
      sequence(
        right,
        callFunc(() => {
          running.seek(0);
        }),
        moveBy(1, { x: 0, y: 100 }),
      ),
      ship,
      { seekable: true },
    );
    manager.update(0);
    manager.update(1.5);
    expect(ship).toEqual({ x: 100, y: 50 });
    manager.update(0.25);
    expect([running.elapsed, ship]).toEqual([0, { x: 0, y: 0 }]);
  });

  it('while it shows another time waits until that is shown, and so does a frame', () => {
    const again: ((running: Pick<RunningAction, 'seek'>, manager: ActionManager) => void)[] = [
      (running) => {
        running.seek(0.8);
      },
      (_running, manager) => {
        manager.update(0.2);
      },
    ];
    for (const meddle of again) {
      const { manager } = setUp();
      let place = 0;
      let meddled = false;
      const ship = {
        y: 0,
        get x() {
          return place;
        },
        set x(x) {
          place = x;
          if (x > 50 && !meddled) {
            meddled = true;
            meddle(running, manager);
          }
        },
      };
      const running: Pick<RunningAction, 'seek'> = manager.runAction(moveBy(1, { x: 100, y: 100 }), ship);
      manager.update(0);
      running.seek(0.6);
      expect([ship.x, ship.y].map(Math.round)).toEqual([80, 80]);
    }
  });

  it('fails the action alone where it throws', () => {
    const { manager, ship } = setUp();
    const errors: unknown[] = [];
    const gone = new Error('gone');
    const fail = callFunc(() => {
      throw gone;
    });
    const running = manager.runAction(sequence(right, fail, right), ship);
    running.progress$.subscribe({ error: (error: unknown) => errors.push(error) });
    running.seek(1.5);
    expect([running.ending, errors]).toEqual(['failed', [gone]]);
  });
});

it('a running action that has ended is led no more, and its action can be run back', () => {
  const { manager, ship } = setUp();
  const running = manager.runAction(right, ship, { seekable: true });
  for (const dt of [0, 1]) manager.update(dt);
  running.reverse();
  running.seek(0.5);
  manager.update(0.25);
  expect([running.ending, ship.x, manager.getNumberOfRunningActions()]).toEqual(['completed', 100, 0]);
  manager.runAction(right.reverse(), ship);
  for (const dt of [0, 0.25]) manager.update(dt);
  expect(ship.x).toBe(75);
});
