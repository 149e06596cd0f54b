import { expect, it } from '@jest/globals';
import { type Action, ActionManager, callFunc, delayTime, moveTo, repeatForever, sequence, spawn } from 'rx-motion';

const to = (x: number, duration = 0.5) => moveTo(duration, { x, y: 0 });

/** Where x is after each frame; every other one has something asked of the run. */
function xs(action: Action<{ x: number; y: number }>, deltas: readonly number[], isAsked: boolean): number[] {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const running = manager.runAction(action, ship);
  return deltas.map((dt, index) => {
    if (isAsked && index % 2 === 0) running.resume();
    manager.update(dt);
    return ship.x;
  });
}

it.each([
  ['a sequence in a sequence', sequence(to(4), sequence(to(8), to(2)), to(6))],
  ['rounds of a sequence', repeatForever(sequence(to(4), delayTime(0.25), to(0)))],
  [
    'a callback between plain leaves',
    sequence(
      to(4),
      callFunc(() => undefined),
      to(8),
      to(2),
    ),
  ],
  ['a spawn between plain leaves', sequence(to(4), spawn(to(8), delayTime(1)), to(2))],
])('hands over in rows as spans do: %s', (_what, action) => {
  const deltas = [0, 0.25, 0.5, 0.125, 1.25, 0.25, 0.375, 0.5];
  expect(xs(action, deltas, true)).toEqual(xs(action, deltas, false));
});
