import { describe, expect, it } from '@jest/globals';
import { type Action, ActionManager, callFunc, delayTime } from 'rx-motion';

describe('an action that is added after all were stopped in the target’s own turn', () => {
  const hero = {};

  /** What runs in each of two updates when the action at `place` of three stops all and adds `added` others. */
  function updates(place: number, added: number): string[][] {
    const manager = new ActionManager();
    const log: string[][] = [[], []];
    let update = 0;
    const other = (name: string): Action<unknown> => callFunc(() => log[update]!.push(name));
    const stopper = callFunc(() => {
      manager.stopAllActions(hero);
      for (let index = 0; index < added; index++) manager.runAction(other(`added ${index}`), hero);
    });
    for (let index = 0; index < 3; index++) manager.runAction(index === place ? stopper : delayTime(9), hero);
    for (; update < 2; update++) manager.update(0.1);
    return log;
  }

  it('waits for the next update, for the turn of its place is over', () => {
    expect(updates(1, 1)).toEqual([[], ['added 0']]);
  });

  it('runs in the same update if its position is after that of the one that stopped', () => {
    expect(updates(0, 3)).toEqual([['added 1', 'added 2'], ['added 0']]);
    expect(updates(1, 3)).toEqual([['added 2'], ['added 0', 'added 1']]);
  });

  it('does not wait when another target stopped them', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    manager.runAction(
      callFunc(() => {
        manager.stopAllActions(hero);
        manager.runAction(
          callFunc(() => log.push('added')),
          hero,
        );
      }),
      {},
    );
    manager.runAction(delayTime(9), hero);
    manager.update(0.1);
    expect(log).toEqual(['added']);
  });
});
