import { describe, expect, it } from '@jest/globals';
import { ActionManager, defineAction, delayTime, type RunningAction } from 'rx-motion';

/** An action that calls when it is stopped. */
const onStop = (stop: () => void) => defineAction(1, () => ({ update: () => undefined, stop }));

describe('the ends of actions, one from within another', () => {
  /** Two actions, the end of the first of which ends the second. Each `call` comes while its own is being ended. */
  function nested(calls: { outer?: (all: RunningAction[]) => void; inner?: (all: RunningAction[]) => void }) {
    const manager = new ActionManager();
    const all: RunningAction[] = [];
    let ends = 0;
    const outer = onStop(() => {
      if (ends++ > 0) return;
      all[1]!.stop();
      calls.outer?.(all);
    });
    all.push(manager.runAction(outer, {}));
    all.push(
      manager.runAction(
        onStop(() => calls.inner?.(all)),
        {},
      ),
    );
    manager.update(0);
    all[0]!.stop();
    return { all, endings: () => all.map(({ ending }) => ending), manager };
  }

  it('leave both of them stopped', () => {
    const { endings, manager } = nested({});
    expect([endings(), manager.getNumberOfRunningActions()]).toEqual([['stopped', 'stopped'], 0]);
  });

  it('let the outer one start again when it is through, asked for from either', () => {
    const again = ([first]: RunningAction[]): void => first!.restart();
    expect(nested({ outer: again }).endings()).toEqual([undefined, 'stopped']);
    expect(nested({ inner: again }).endings()).toEqual([undefined, 'stopped']);
  });

  it('let the inner one start again at once, where it is through itself', () => {
    const second = ([, second]: RunningAction[]): void => second!.restart();
    expect(nested({ outer: second }).endings()).toEqual(['stopped', undefined]);
  });

  it('forget the wish to start again when one is stopped after it', () => {
    const { endings } = nested({
      outer([first]) {
        first!.restart();
        first!.stop();
      },
    });
    expect(endings()).toEqual(['stopped', 'stopped']);
  });

  it('start one again once, however often it is asked for', () => {
    const { manager } = nested({
      outer([first]) {
        first!.restart();
        first!.restart();
      },
    });
    expect(manager.getNumberOfRunningActions()).toBe(1);
  });

  it('are through when observers are told: one that starts it again finds a new progress$, and the others are told of the end', () => {
    const manager = new ActionManager();
    const running = manager.runAction(delayTime(1), {}, { seekable: true });
    const told: string[] = [];
    const observe = (rounds: number): void => {
      running.progress$.subscribe({
        complete() {
          told.push(`round ${rounds}`);
          if (rounds === 3) return;
          running.restart();
          observe(rounds + 1);
        },
      });
    };
    observe(1);
    running.progress$.subscribe({ complete: () => told.push('first end') });
    for (const dt of [0, 1, 0, 1, 0, 1]) manager.update(dt);
    expect([told, running.ending]).toEqual([['round 1', 'first end', 'round 2', 'round 3'], 'completed']);
  });

  it('do not wait for one another where they have nothing to do with each other', () => {
    const manager = new ActionManager();
    const other = manager.runAction(delayTime(1), {});
    other.stop();
    const running = manager.runAction(
      onStop(() => other.restart()),
      {},
    );
    manager.update(0);
    running.stop();
    expect([running.ending, other.ending]).toEqual(['stopped', undefined]);
  });
});
