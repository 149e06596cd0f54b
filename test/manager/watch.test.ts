import { describe, expect, it } from '@jest/globals';
import { ActionManager, delayTime, moveTo, repeatForever } from 'rx-motion';

const right = moveTo(1, { x: 100, y: 0 });

describe('progress$', () => {
  it('completes when the action is stopped, or at once if it has ended before', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const running = manager.runAction(right, { x: 0, y: 0 });
    running.progress$.subscribe({ complete: () => log.push('first') });
    running.stop();
    running.progress$.subscribe({ complete: () => log.push('second') });
    expect(log).toEqual(['first', 'second']);
  });

  it('notifies all observers, also if one of them unsubscribes or stops the action', () => {
    const manager = new ActionManager();
    const log: string[] = [];
    const running = manager.runAction(right, { x: 0, y: 0 });
    const leaving = running.progress$.subscribe((progress) => {
      log.push(`leaving ${progress}`);
      leaving.unsubscribe();
    });
    running.progress$.subscribe((progress) => {
      log.push(`staying ${progress}`);
      if (progress > 0) running.stop();
    });
    running.progress$.subscribe({ next: (progress) => log.push(`last ${progress}`), complete: () => log.push('over') });
    for (const dt of [0, 0.5, 0.5]) manager.update(dt);
    expect(log).toEqual(['leaving 0', 'staying 0', 'last 0', 'staying 0.5', 'over']);
  });

  it('emits the progress of the round if it has no end', () => {
    const manager = new ActionManager();
    const log: number[] = [];
    manager.runAction(repeatForever(delayTime(2)), {}).progress$.subscribe((progress) => log.push(progress));
    for (const dt of [0, 0.5, 2]) manager.update(dt);
    expect(log).toEqual([0, 0.25, 0.25]);
  });
});

describe('done', () => {
  it('resolves with how the action ended, for anyone at any time', async () => {
    const manager = new ActionManager();
    const [one, other] = [manager.runAction(right, { x: 0, y: 0 }), manager.runAction(right, { x: 0, y: 0 })];
    const early = one.done;
    for (const dt of [0, 0.5]) manager.update(dt);
    other.stop();
    manager.update(1);
    await expect(Promise.all([early, one.done, other.done])).resolves.toEqual(['completed', 'completed', 'stopped']);
  });
});
