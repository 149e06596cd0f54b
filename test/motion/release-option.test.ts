import { expect, it } from '@jest/globals';
import { ActionManager, delayTime, moveBy, play } from 'rx-motion';
import { NEVER, Subject } from 'rxjs';

class Box {
  x = 0;
  releases = 0;
  release(): void {
    this.releases++;
  }
}

const right = moveBy(1, { x: 8 });

it('is a boolean, and needs a target that can be released', () => {
  expect(() => play(right, new Box(), NEVER, { release: 1 as never })).toThrow(
    new TypeError('play: release must be a boolean, got 1'),
  );
  expect(() => play(delayTime(1), { x: 0 }, NEVER, { release: true })).toThrow(
    new TypeError("play: the target's release must be a function, got undefined"),
  );
});

it('of play releases the target when the action has ended, not when it is stopped', () => {
  const [ended, stopped] = [new Box(), new Box()];
  const frame$ = new Subject<number>();
  const log: number[] = [];
  play(right, ended, frame$, { release: true }).subscribe({ complete: () => log.push(ended.releases) });
  const running = play(right, stopped, frame$, { release: true }).subscribe();
  for (const dt of [0, 0.5]) frame$.next(dt);
  running.unsubscribe();
  frame$.next(1);
  expect([log, stopped.releases]).toEqual([[1], 0]);
});

it('of a manager releases the target when its last action has ended', () => {
  const manager = new ActionManager();
  const box = new Box();
  const run = { release: true, seekable: true };
  const running = manager.runAction(right, box, run);
  manager.runAction(delayTime(2), box, run);
  for (const dt of [0, 1.5]) manager.update(dt);
  expect([running.ending, box.releases]).toEqual(['completed', 0]);
  manager.update(1);
  expect(box.releases).toBe(1);
  running.restart();
  for (const dt of [0, 1]) manager.update(dt);
  expect(box.releases).toBe(2);
  manager.runAction(right, box, run).stop();
  expect(box.releases).toBe(2);
});

it('of a manager does not release a target whose action is replaced or ignored', () => {
  const manager = new ActionManager();
  const box = new Box();
  manager.runAction(right, box, { release: true });
  manager.runAction(right, box, { release: true, policy: 'exhaust' });
  manager.runAction(delayTime(9), box, { release: true, policy: 'switch' });
  for (const dt of [0, 0.5]) manager.update(dt);
  expect(box.releases).toBe(0);
});
