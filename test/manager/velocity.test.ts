import { describe, expect, it } from '@jest/globals';
import { ActionManager, callFunc, eased, moveTo, sequence, sineInOut } from 'rx-motion';

const ship = () => ({ x: 0, y: 0 });
const right = moveTo(1, { x: 100, y: 0 });
const back = moveTo(1, { x: 0, y: 0 });

describe('the velocity of what moves a target', () => {
  it('calls no callback and tells nobody when it looks how fast things are', () => {
    const manager = new ActionManager();
    const target = ship();
    const log: unknown[] = [];
    const running = manager.runAction(
      eased(
        sequence(
          right,
          callFunc(() => log.push('called')),
          right,
        ),
        sineInOut,
      ),
      target,
      { tag: 1 },
    );
    running.progress$.subscribe((progress) => log.push(progress));
    manager.update(0);
    manager.update(1);
    log.length = 0;
    manager.runAction(back, target, { tag: 1, policy: 'blend' });
    expect(log).toEqual([]);
  });
});
