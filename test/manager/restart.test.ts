import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import {
  ActionManager,
  type EndingAction,
  type Positioned,
  type RunningAction,
  callFunc,
  defineAction,
  delayTime,
  eased,
  moveBy,
  moveTo,
  repeatForever,
  script,
  sequence,
  sineInOut,
  spawn,
  stagger,
  waitFor,
} from 'rx-motion';
import { actionOf } from '../property/random/action-of.js';
import { allCompositions } from '../property/random/shape.js';
import { trees } from '../property/random/tree.js';
import { founds, stateOf, worldOf } from '../property/random/world.js';
import { partOfRuns } from '../property/runs.js';

const ship = () => ({ x: 0, y: 0 });
const move = moveTo(1, { x: 8, y: 0 });

/** Lets frames pass. */
function pass(manager: ActionManager, ...dts: readonly number[]): void {
  for (const dt of dts) manager.update(dt);
}

describe('finish', () => {
  it.each([
    ['plain', {}],
    ['seekable', { seekable: true }],
  ])('goes to the end at once, and completes: %s', async (_what, options) => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(move, target, options);
    pass(manager, 0, 0.25);
    running.finish();
    expect([target.x, running.ending, manager.getNumberOfRunningActions()]).toEqual([8, 'completed', 0]);
    expect(await running.done).toBe('completed');
  });

  it('tells those who observe it, and calls what lies on the way, in its order', () => {
    const manager = new ActionManager();
    const log: unknown[] = [];
    const note = (what: string) => callFunc(() => log.push(what));
    const running = manager.runAction(sequence(note('a'), move, note('b'), delayTime(1), note('c')), ship());
    running.progress$.subscribe({ next: (progress) => log.push(progress), complete: () => log.push('over') });
    pass(manager, 0, 0.5);
    running.finish();
    expect(log).toEqual(['a', 0, 0.25, 'b', 'c', 1, 'over']);
  });

  it('goes to the start when it plays in reverse', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(move, target, { seekable: true });
    pass(manager, 0, 0.5);
    running.reverse();
    running.finish();
    expect([target.x, running.ending]).toEqual([0, 'completed']);
  });

  it('before the first frame, and while it is paused, is the same', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(move, target, { paused: true });
    running.pause();
    running.finish();
    expect([target.x, running.ending]).toEqual([8, 'completed']);
  });

  it('lets what waits for it under the policy concat begin in the next frame', () => {
    const manager = new ActionManager();
    const target = ship();
    const first = manager.runAction(move, target, { tag: 1 });
    const second = manager.runAction(moveBy(1, { x: 8, y: 0 }), target, { tag: 1, policy: 'concat' });
    pass(manager, 0, 0.25);
    first.finish();
    expect([target.x, second.ending]).toEqual([8, undefined]);
    pass(manager, 0.25, 0.5);
    expect(target.x).toBe(12);
    second.finish();
    expect(target.x).toBe(16);
  });

  it('of one that waits ends it in the frame in which it begins', () => {
    const manager = new ActionManager();
    const target = ship();
    manager.runAction(move, target, { tag: 1 });
    const second = manager.runAction(moveBy(1, { x: 8, y: 0 }), target, { tag: 1, policy: 'concat' });
    second.finish();
    expect(second.ending).toBeUndefined();
    pass(manager, 0, 0.5);
    expect(target.x).toBe(4);
    pass(manager, 0.75);
    expect([target.x, second.ending]).toEqual([16, 'completed']);
  });

  it('from within an update comes with the next frame', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(move, target);
    manager.runAction(
      callFunc(() => {
        running.finish();
      }),
      { ...target },
    );
    pass(manager, 0);
    expect(running.ending).toBeUndefined();
    pass(manager, 0);
    expect([target.x, running.ending]).toEqual([8, 'completed']);
  });

  it('does nothing when it has ended, and cannot be where the end is not known', () => {
    const manager = new ActionManager();
    const target = ship();
    const stopped = manager.runAction(move, target);
    stopped.stop();
    stopped.finish();
    expect([target.x, stopped.ending]).toEqual([0, 'stopped']);
    for (const action of [repeatForever(move), waitFor(new Subject())]) {
      const running = manager.runAction(action, target);
      expect(() => running.finish()).toThrow(
        new RangeError('finish: the action must have an end that is known, got one without'),
      );
    }
  });
});

describe('restart', () => {
  it('plays what is seekable from where the target was found', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(sequence(move, moveBy(1, { x: 8, y: 0 })), target, { seekable: true });
    pass(manager, 0, 1.5);
    running.restart();
    expect([target.x, running.elapsed]).toEqual([0, 0]);
    pass(manager, 0.5);
    expect(target.x).toBe(4);
  });

  it('also when it has ended: it runs again under its handle, and can be awaited again', async () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(move, target, { seekable: true, tag: 'a' });
    const log: unknown[] = [];
    const first = running.done;
    pass(manager, 0, 2);
    running.restart();
    running.progress$.subscribe({ next: (progress) => log.push(progress), complete: () => log.push('over') });
    expect([target.x, running.ending, manager.getActionByTag('a', target)]).toEqual([0, undefined, running]);
    pass(manager, 0.5, 0.5);
    expect([target.x, running.ending, log]).toEqual([8, 'completed', [0.5, 1, 'over']]);
    expect([await first, await running.done]).toEqual(['completed', 'completed']);
  });

  it('asks for frames again', () => {
    const frame$ = new Subject<number>();
    const manager = new ActionManager(frame$);
    const target = ship();
    const running = manager.runAction(move, target, { seekable: true });
    for (const dt of [0, 1]) frame$.next(dt);
    expect(frame$.observed).toBe(false);
    running.restart();
    expect(frame$.observed).toBe(true);
    frame$.next(0.25);
    expect(target.x).toBe(2);
  });

  it('turns forwards what plays in reverse, and resumes what is paused', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(move, target, { seekable: true });
    pass(manager, 0, 0.75);
    running.rate = -2;
    running.pause();
    running.restart();
    expect([running.rate, running.paused]).toEqual([2, false]);
    pass(manager, 0.25);
    expect(target.x).toBe(4);
  });

  it('before its first frame changes nothing; later, what is not seekable refuses', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(move, target);
    running.restart();
    pass(manager, 9, 0.5);
    expect(target.x).toBe(4);
    const refusal = new RangeError('restart: only an action that was run with { seekable: true } goes back, got 0');
    expect(() => running.restart()).toThrow(refusal);
    pass(manager, 1);
    expect(() => running.restart()).toThrow(refusal);
    expect([target.x, running.ending]).toEqual([8, 'completed']);
  });

  it('of one that waits under the policy concat changes nothing', () => {
    const manager = new ActionManager();
    const target = ship();
    manager.runAction(move, target, { tag: 1 });
    const second = manager.runAction(moveBy(1, { x: 8, y: 0 }), target, { tag: 1, policy: 'concat', seekable: true });
    second.restart();
    pass(manager, 0, 1.25);
    expect(target.x).toBe(10);
  });

  it('from within an update comes with the next frame', () => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(move, target, { seekable: true });
    pass(manager, 0, 0.5);
    manager.runAction(
      callFunc(() => {
        running.restart();
      }),
      { ...target },
    );
    pass(manager, 0.25);
    expect(target.x).toBe(6);
    pass(manager, 0.25);
    expect(target.x).toBe(0);
  });

  it('from within what its ending brings about comes when all are told of that, unless it is stopped again', async () => {
    const manager = new ActionManager();
    const asked: ((running: RunningAction) => void)[] = [
      (running) => {
        running.restart();
      },
      (running) => {
        running.restart();
        running.stop();
      },
    ];
    const all = asked.map((ask) => {
      const log: unknown[] = [];
      const owing = defineAction(1, () => ({
        update: (progress) => void log.push(progress),
        stop: () => {
          log.push('stop');
          if (log.length === 2) ask(running);
        },
      }));
      const running: RunningAction = manager.runAction(owing, ship());
      void running.done.then((ending) => log.push(ending));
      running.progress$.subscribe({ complete: () => log.push('told') });
      return { running, log };
    });
    manager.update(0);
    manager.stopAll();
    await Promise.resolve();
    expect(all.map(({ log }) => log)).toEqual([
      [0, 'stop', 'told', 0, 'stopped'],
      [0, 'stop', 'told', 'stopped'],
    ]);
    pass(manager, 0.5, 0.5);
    expect(all.map(({ running }) => running.ending)).toEqual(['completed', 'stopped']);
  });

  it('goes where its target asks it to when it starts', () => {
    const manager = new ActionManager();
    const target = {
      y: 0,
      at: 0,
      get x(): number {
        if (running?.elapsed === 0) running.seek(0.5);
        return this.at;
      },
      set x(x: number) {
        this.at = x;
      },
    };
    let running: RunningAction | undefined = undefined;
    running = manager.runAction(move, target);
    pass(manager, 0);
    running.stop();
    running.restart();
    pass(manager, 0.25);
    expect(target.at).toBe(6);
  });

  it('shows what a first run has shown, whatever it is and wherever it was', () => {
    fc.assert(
      fc.property(
        trees({ compositions: allCompositions }),
        founds,
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (tree, found, before, after, stops) => {
          const [manager, fresh] = [new ActionManager(), new ActionManager()];
          const [world, freshWorld] = [worldOf(found), worldOf(found)];
          const running = manager.runAction(actionOf(tree, world), world.self, { seekable: true });
          pass(manager, 0, ...before.map((n) => n / 4));
          if (stops) running.stop();
          running.restart();
          fresh.runAction(actionOf(tree, freshWorld), freshWorld.self, { seekable: true });
          pass(fresh, 0);
          world.calls.length = freshWorld.calls.length = 0;
          for (const n of after) {
            pass(manager, n / 4);
            pass(fresh, n / 4);
            expect(stateOf(world)).toEqual(stateOf(freshWorld));
            expect(world.calls).toEqual(freshWorld.calls);
          }
        },
      ),
      { numRuns: partOfRuns(4) },
    );
  });

  it.each<[string, EndingAction<Positioned>, number]>([
    ['side by side', spawn(moveBy(0, { x: 1, y: 0 }), delayTime(0)), 1],
    ['inside of a curve', spawn(eased(stagger(1, []), sineInOut)), 0],
    ['of unknown length', spawn(script(function* () {})), 0],
  ])('ends again what takes no time: %s', (_what, action, x) => {
    const manager = new ActionManager();
    const target = ship();
    const running = manager.runAction(action, target, { seekable: true });
    pass(manager, 0);
    running.restart();
    pass(manager, 0);
    expect([running.ending, target.x, manager.getNumberOfRunningActions()]).toEqual(['completed', x, 0]);
  });
});
