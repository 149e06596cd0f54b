import { expect, it } from '@jest/globals';
import { ActionManager, delayTime, moveTo, repeatForever, sequence, spawn } from 'rx-motion';

it('counts no extra time for a target that had more rows before', () => {
  const manager = new ActionManager();
  const ship = { x: 0, y: 0 };
  const wide = manager.runAction(spawn(moveTo(9, { x: 1, y: 1 }), delayTime(9)), ship);
  for (const dt of [0, 0.125]) manager.update(dt);
  wide.stop();
  const rounds = repeatForever(sequence(delayTime(0.25), moveTo(0.25, { x: 8, y: 0 })));
  manager.runAction(delayTime(0.125), ship);
  const running = manager.runAction(rounds, ship);
  for (let frame = 0; frame <= 32; frame++) {
    manager.update(0.125);
    expect(running.elapsed).toBe(frame / 8);
  }
});
