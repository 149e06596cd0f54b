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

  it('lets no frame pass while it looks', () => {
    const manager = new ActionManager();
    let isAsked = false;
    const seen: number[] = [];
    const target = {
      y: 0,
      get x(): number {
        return seen.at(-1) ?? 0;
      },
      set x(x: number) {
        seen.push(x);
        if (!isAsked) return;
        isAsked = false;
        manager.update(0.5);
      },
    };
    manager.runAction(right, target, { tag: 1 });
    manager.update(0);
    manager.update(0.25);
    isAsked = true;
    seen.length = 0;
    manager.runAction(back, target, { tag: 1, policy: 'blend' });
    const moment = 100 / 4096;
    expect(seen).toEqual([25 - moment, 25 + moment, 25, 75]);
  });

  it('ends what cannot be shown a moment before, and nothing else', async () => {
    const manager = new ActionManager();
    const error = new Error('broken');
    let isBroken = false;
    const target = {
      x: 0,
      get y(): number {
        return 0;
      },
      set y(_y: number) {
        if (isBroken) throw error;
      },
    };
    const broken = manager.runAction(right, target, { tag: 1 });
    const errors: unknown[] = [];
    broken.progress$.subscribe({ error: (thrown: unknown) => errors.push(thrown) });
    manager.update(0);
    manager.update(0.5);
    isBroken = true;
    const next = manager.runAction(back, target, { tag: 1, policy: 'blend' });
    isBroken = false;
    manager.update(0);
    manager.update(1);
    expect([await broken.done, await next.done, errors, target.x]).toEqual(['failed', 'completed', [error], 0]);
  });
});
