import { describe, expect, it, jest } from '@jest/globals';
import {
  ActionManager,
  type Curve,
  type FiniteAction,
  eased,
  fadeTo,
  moveBy,
  moveTo,
  rotateBy,
  scaleTo,
} from 'rx-motion';
import { unhandledErrors } from '../unhandled.js';

interface Figure {
  x: number;
  y: number;
  rotation: number;
  opacity: number;
  scaleX: number;
  scaleY: number;
}

const found: Figure = { x: 0.1, y: 0.1, rotation: 0.1, opacity: 0.1, scaleX: 0.1, scaleY: 0.1 };

const actions: Readonly<Record<string, FiniteAction<Figure>>> = {
  moveTo: moveTo(4, { x: 0.8, y: 0.8 }),
  moveBy: moveBy(4, { x: 0.7, y: 0.7 }),
  fadeTo: fadeTo(4, 0.8),
  scaleTo: scaleTo(4, 0.8),
  rotateBy: rotateBy(4, 0.7),
};

describe('a row of the frame table', () => {
  const unhandled = unhandledErrors();

  it.each(Object.keys(actions))(
    'of %s shows what the action shows that leads itself, a curve that is at 1 included',
    (name) => {
      const curve: Curve = (t) => Math.min(1, 2 * t);
      const [tabled, alone] = [{ ...found }, { ...found }];
      const manager = new ActionManager();
      manager.runAction(eased(actions[name]!, curve), tabled);
      const running = manager.runAction(eased(actions[name]!, curve), alone);
      for (let frame = 0; frame < 12; frame++) {
        running.resume();
        manager.update(0.3);
        expect(tabled).toEqual(alone);
      }
    },
  );

  it.each(Object.keys(actions))('of %s writes nothing any more once its curve has stopped the action', (name) => {
    const manager = new ActionManager();
    const [first, second] = [{ ...found }, { ...found }];
    let calls = 0;
    const stopping: Curve = (t) => {
      if (++calls === 4) manager.stopAllActions(first);
      return t;
    };
    manager.runAction(eased(actions[name]!, stopping), first);
    manager.runAction(moveTo(4, { x: 4.1, y: 4.1 }), second);
    for (let frame = 0; frame < 3; frame++) manager.update(1);
    const before = { ...first };
    manager.update(1);
    expect(first).toEqual(before);
    expect(calls).toBe(4);
    expect(second.x).toBeCloseTo(3.1);
    expect(manager.getNumberOfRunningActions()).toBe(1);
    jest.runAllTimers();
    expect(unhandled).toEqual([]);
  });
});
