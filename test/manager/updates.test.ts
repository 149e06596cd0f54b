import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { ActionManager, callFunc, moveBy, sequence } from 'rx-motion';
import { probe } from './probe.js';

describe('update', () => {
  it('from within an update waits until that one is through', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    let nested = false;
    manager.runAction(
      probe(log, 'a', {
        on: () => {
          if (!nested) manager.update(1);
          nested = true;
        },
      }),
      {},
    );
    manager.runAction(probe(log, 'b'), {});
    manager.update(0);
    expect(log).toEqual(['a', 'b', 'a', 'b']);
  });

  it('from within a stream of frames waits too', () => {
    const frame$ = new Subject<number>();
    const manager = new ActionManager(frame$);
    const ship = { x: 0, y: 0 };
    manager.runAction(
      sequence(
        callFunc(() => frame$.next(0.25)),
        moveBy(1, { x: 100, y: 0 }),
      ),
      ship,
    );
    frame$.next(0);
    expect(ship.x).toBe(25);
  });

  it('without anything to do does nothing', () => {
    expect(() => new ActionManager().update(1)).not.toThrow();
  });
});
