import { describe, expect, it } from '@jest/globals';
import { ActionManager, callFunc, delayTime, moveBy } from 'rx-motion';
import { Manager } from '../../src/manager/manager.js';

class WithoutRows extends Manager {
  public constructor() {
    super();
  }
}

const managers: readonly (readonly [string, () => Manager])[] = [
  ['with rows', () => new ActionManager()],
  ['without rows', () => new WithoutRows()],
];

describe.each(managers)('a manager %s', (_, make) => {
  it('gives a target without actions in between its turn after all others', () => {
    const manager = make();
    const log: string[] = [];
    const note = (name: string, duration: number): void => {
      const action = callFunc(() => log.push(name));
      manager.runAction(delayTime(duration), name);
      manager.runAction(action, name);
    };
    note('first', 9);
    manager.update(0);
    manager.stopAllActions('first');
    note('second', 9);
    note('first', 9);
    manager.update(0);
    expect(log).toEqual(['first', 'second', 'first']);
  });

  it('shows a target that is added during a frame in the same frame', () => {
    const manager = make();
    const [ship, rock] = [{ x: 0 }, { x: 0 }];
    manager.runAction(
      callFunc(() => manager.runAction(moveBy(1, { x: 8 }), rock)),
      ship,
    );
    manager.update(1);
    manager.update(0.5);
    expect(rock).toEqual({ x: 4 });
  });
});
