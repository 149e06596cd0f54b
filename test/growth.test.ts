import { expect, it } from '@jest/globals';
import {
  ActionManager,
  at,
  callFunc,
  delayTime,
  type FiniteAction,
  keyframes,
  play,
  run,
  script,
  sequence,
  spawn,
  stagger,
  timeline,
} from 'rx-motion';
import { from, Subject } from 'rxjs';
import { pathMorph } from '../src/svg/path-morph.js';
import { growthOf } from './steps.js';

const second = delayTime(1);
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Shows an action at these times. */
function shown(action: FiniteAction<unknown>, times: readonly number[]): () => void {
  return () => {
    from(times).pipe(action.on({})).subscribe();
  };
}

/** Times up to an end, and back from there to another one. */
function thereAndBack(there: number, back: number): number[] {
  return [...many(there + 1, (time) => time), ...many(there - back, (step) => there - step - 0.5)];
}

function seconds(count: number): (typeof second)[] {
  return many(count, () => second);
}

function halves(count: number): FiniteAction<unknown> {
  return count <= 1 ? second : spawn(halves(count / 2), halves(count / 2));
}

/** A manager with so many actions, each on a target of its own. */
function crowd(count: number): {
  manager: ActionManager;
  target: object;
  all: ReturnType<ActionManager['runAction']>[];
} {
  const manager = new ActionManager();
  const target = {};
  const all = many(count, (tag) => manager.runAction(second, {}, { tag }));
  return { manager, target, all };
}

const work: Readonly<Record<string, (size: number) => () => void>> = {
  'a spawn of shorter branches, there and back': (size) =>
    shown(spawn([delayTime(2), ...seconds(size)]), [0, 1.5, 2, 0.5, -1]),
  'a spawn of shorter branches, back before it is over': (size) =>
    shown(spawn([delayTime(2), ...seconds(size)]), [0, 1.5, 0.5, 1.5, -1]),
  'a spawn of branches that get shorter, there and back': (size) =>
    shown(spawn(many(size, (index) => delayTime((size - index) / size))), [0, 0.5, 2, 0.5, -1]),
  'a spawn of branches that get longer, there and back': (size) =>
    shown(spawn(many(size, (index) => delayTime((index + 1) / size))), [0, 0.5, 2, 0.5, -1]),
  'a comb of spawns, there and back': (size) => {
    let comb: FiniteAction<unknown> = second;
    for (let depth = 0; depth < size / 2; depth++) comb = spawn(comb, delayTime(0.5));
    return shown(comb, [0, 0.7, 2, 0.5, -1]);
  },
  'spawns within spawns, there and back': (size) => shown(halves(size), [0, 0.5, 2, 0.5, -1]),
  'a spawn in which many begin late, there and back': (size) =>
    shown(stagger(0.01, seconds(size)), [0, size, 0.5 * size, -1]),
  'a spawn whose branches begin in any order, there and back, frame by frame': (size) =>
    shown(spawn(many(size, (index) => at((index * 37) % size, second))), thereAndBack(size, -1)),
  'a spawn whose branches begin in any order, frame by frame': (size) => () => {
    const { manager, target } = crowd(0);
    manager.runAction(spawn(many(size, (index) => at((index * 37) % size, second))), target);
    for (let frame = 0; frame < size; frame++) manager.update(1);
  },
  'a spawn in which one after the other begins, frame by frame': (size) => () => {
    const { manager, target } = crowd(0);
    manager.runAction(stagger(1, seconds(size)), target);
    for (let count = 0; count <= size; count++) manager.update(1);
    expect(manager.getNumberOfRunningActions()).toBe(0);
  },
  'a spawn in which one after the other begins from the middle on, frame by frame': (size) => () => {
    const { manager, target } = crowd(0);
    const middle = stagger({ gap: 1, from: 'center' }, seconds(size));
    manager.runAction(middle, target);
    for (let count = 0; count <= size; count++) manager.update(1);
  },
  'a spawn in which one after the other begins and ends, there and back, frame by frame': (size) =>
    shown(stagger(1, seconds(size)), thereAndBack(size, size / 2)),
  'a spawn in which the last one begins and ends first, there and back, frame by frame': (size) =>
    shown(
      stagger((index) => size - index, seconds(size)),
      thereAndBack(size, size / 2),
    ),
  'a spawn in which one after the other ends, there and back, frame by frame': (size) =>
    shown(spawn(many(size, (index) => delayTime(index / size + 7))), thereAndBack(8, 0)),
  'a spawn that is left in one jump, and back frame by frame': (size) =>
    shown(
      stagger((index) => size - index, seconds(size)),
      [0, size + 0.5, ...many(size, (step) => size - step)],
    ),
  'a timeline in a row, there and back, frame by frame': (size) =>
    shown(timeline(Object.fromEntries(many(size, (index) => [`l${index}`, second]))), thereAndBack(size, 0)),
  'a seekable stagger, there and back, frame by frame': (size) => () => {
    const { manager, target } = crowd(0);
    const action = stagger(1, seconds(size));
    const running = manager.runAction(action, target, { seekable: true });
    for (const time of thereAndBack(size, size / 2)) {
      running.seek(time);
      manager.update(0);
    }
  },
  'a sequence, there and back': (size) => shown(sequence(seconds(size)), [0, size / 2, size, size / 2, -1]),
  'a timeline in a row, there and back': (size) => {
    const action = timeline(Object.fromEntries(many(size, (index) => [`l${index}`, second])));
    return shown(action, [0, size / 2, size, size / 2, -1]);
  },
  'making a timeline in a row': (size) => () => {
    timeline(Object.fromEntries(many(size, (index) => [`l${index}`, second])));
  },
  'making a timeline whose entries overlap': (size) => () => {
    timeline(Object.fromEntries(many(size, (index) => [`l${index}`, { at: index / 64, action: second }])));
  },
  'making a timeline whose entries refer to later ones': (size) => () => {
    const entries = many(size, (index) => [`l${index}`, { after: `l${index + 1}`, action: second }] as const);
    timeline({ ...Object.fromEntries(entries), [`l${size}`]: 0 });
  },
  'making a stagger, and its reverse': (size) => () => {
    const all = seconds(size);
    stagger({ amount: 1, from: 'center' }, all).reverse();
  },
  'keyframes of many stops, there and back, frame by frame': (size) => {
    const stops = many(size, (index) => ({ x: index % 7 }));
    return () => {
      from(thereAndBack(size, 0))
        .pipe(keyframes(size, stops).on({ x: 0 }))
        .subscribe();
    };
  },
  'a script': (size) => () => {
    const action = script(function* () {
      for (let step = 0; step < size; step++) yield* run(second);
    });
    from([0, size / 2, size, size / 2, -1])
      .pipe(action.on({}))
      .subscribe();
  },
  'a callback that adds itself to its own target, in one frame': (size) => () => {
    const { manager, target } = crowd(0);
    let count = 0;
    const again = callFunc(() => {
      if (++count < size) manager.runAction(again, target);
    });
    manager.runAction(again, target);
    manager.update(0);
  },
  'playing actions that end in one frame, at times in any order': (size) => {
    const frame$ = new Subject<number>();
    for (let index = 0; index < size; index++)
      play(delayTime(1 - ((index * 7919) % size) / size), {}, frame$).subscribe();
    frame$.next(0);
    return () => frame$.next(1);
  },
  'actions$, while many start': (size) => () => {
    const manager = new ActionManager();
    manager.actions$.subscribe();
    for (let count = 0; count < size; count++) manager.runAction(second, {});
  },
  'actions$, while many stop': (size) => {
    const { manager, all } = crowd(size);
    manager.actions$.subscribe();
    return () => {
      for (const running of all) running.stop();
    };
  },
  'actions$, while all are stopped': (size) => {
    const manager = new ActionManager();
    for (let count = 0; count < size; count++) manager.runAction(second, {});
    manager.actions$.subscribe();
    return () => {
      manager.stopAll();
    };
  },
  'actions$, while one after another is finished': (size) => {
    const manager = new ActionManager();
    const all = many(size, () => manager.runAction(second, {}));
    manager.actions$.subscribe();
    manager.update(0);
    return () => {
      for (const running of all) running.finish();
    };
  },
  'policy switch, without a frame': (size) => () => {
    const { manager, target } = crowd(0);
    for (let count = 0; count < size; count++) manager.runAction(second, target, { policy: 'switch' });
  },
  'stopping one after another': (size) => {
    const { all } = crowd(size);
    return () => {
      for (const running of all) running.stop();
    };
  },
  'stopping one after another, the last one first': (size) => {
    const { all } = crowd(size);
    return () => {
      for (const running of all.reverse()) running.stop();
    };
  },
  'stopping all actions, each of which is observed': (size) => {
    const { manager, all } = crowd(size);
    for (const running of all) running.progress$.subscribe();
    manager.update(0);
    return () => {
      manager.stopAll();
    };
  },
  'playing all actions to their end, each of which is observed': (size) => {
    const { manager, all } = crowd(size);
    for (const running of all) running.progress$.subscribe();
    return () => {
      for (const dt of [0, 0.5, 1]) manager.update(dt);
    };
  },
  'observers that come and go': (size) => {
    const running = new ActionManager().runAction(second, {});
    return () => {
      for (const subscription of many(size, () => running.progress$.subscribe())) subscription.unsubscribe();
    };
  },
  'a callback that stops actions that had their turn': (size) => {
    const { manager, target, all } = crowd(size);
    manager.runAction(
      callFunc(() => {
        for (const running of all) running.stop();
      }),
      target,
    );
    return () => {
      manager.update(0);
    };
  },
  'a callback that stops actions and adds as many': (size) => {
    const { manager, target } = crowd(size);
    manager.runAction(
      callFunc(() => {
        manager.stopAll();
        for (const running of many(size, () => manager.runAction(second, {}))) running.stop();
      }),
      target,
    );
    return () => {
      manager.update(0);
    };
  },
  'targets that come and go': (size) => () => {
    const manager = new ActionManager();
    const all = many(size, () => manager.runAction(second, {}));
    for (const running of all) running.stop();
  },
  'frames that are requested within a frame': (size) => () => {
    const { manager, target } = crowd(1);
    manager.runAction(
      callFunc(() => {
        for (let count = 0; count < size; count++) manager.update(0);
      }),
      target,
    );
    manager.update(0);
  },
  'a seekable sequence, sought back step by step and to and fro at an edge': (size) => {
    const { manager, target } = crowd(0);
    const running = manager.runAction(sequence(seconds(size)), target, { seekable: true });
    running.seek(size - 0.5);
    return () => {
      for (const time of thereAndBack(size - 1, 0).slice(size)) running.seek(Math.max(0, time));
      for (let count = 0; count < size; count++) running.seek(count % 2 === 0 ? 5.125 : 4.875);
    };
  },
  'observers of many actions that unsubscribe in reverse order': (size) => {
    const { manager, all } = crowd(size);
    manager.update(0);
    return () => {
      const subscriptions = all.map((running) => running.progress$.subscribe());
      manager.update(0.25);
      for (const subscription of subscriptions.reverse()) subscription.unsubscribe();
      manager.update(0.25);
    };
  },
  'callbacks that stop one each, the last one first, on other targets': (size) => {
    const manager = new ActionManager();
    const all = many(size, () => manager.runAction(second, {}));
    return () => {
      for (const running of all.reverse())
        manager.runAction(
          callFunc(() => {
            running.stop();
          }),
          {},
        );
      manager.update(0);
    };
  },
  'a run that its observer restarts whenever it ends': (size) => {
    const { manager, target } = crowd(0);
    const running = manager.runAction(second, target, { seekable: true });
    let count = 0;
    // Not at once: an observer that is added while the run ends is notified of this end again, one level deeper each
    // time.
    const watch = (): void => {
      running.progress$.subscribe({ complete: () => count++ < size && running.restart() });
    };
    return () => {
      for (let frame = 0; frame <= 2 * size; frame++) {
        watch();
        manager.update(1);
      }
    };
  },
  'the start of a morph between outlines of many corners': (size) => {
    const outline = (radius: number): string =>
      `M${many(size, (index) => [radius * Math.cos(index), radius * Math.sin(index / 7)].join(' ')).join('L')}Z`;
    return () => {
      pathMorph('test', outline(50), outline(80));
    };
  },
  'the start of a morph between many outlines': (size) => {
    const outlines = many(size / 8, (index) => `M${index} 0h${1 + (index % 5)}v5z`).join('');
    return () => {
      pathMorph('test', outlines, outlines);
    };
  },
  'a clock from which many unsubscribe': (size) => {
    const frame$ = new Subject<number>();
    const all = many(size, () => play(second, {}, frame$).subscribe());
    return () => {
      for (const subscription of all) subscription.unsubscribe();
    };
  },
  'a clock on which many runs end': (size) => {
    const frame$ = new Subject<number>();
    for (let index = 0; index < size; index++) play(delayTime((index * 7919) % size), {}, frame$).subscribe();
    return () => {
      for (const dt of [0, size]) frame$.next(dt);
    };
  },
};

it.each(Object.entries(work))('takes steps in proportion to its size: %s', (name, make) => {
  // A list also visits the empty slots, at most as many as those in use.
  expect(growthOf(make, 256)).toBeLessThanOrEqual(name.startsWith('actions$') ? 1.15 : 1.1);
});
