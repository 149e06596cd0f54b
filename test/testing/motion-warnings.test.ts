import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  ActionManager,
  blend,
  delayTime,
  fadeTo,
  moveBy,
  moveTo,
  named,
  place,
  play,
  repeatForever,
  rotateBy,
  script,
  sequence,
  spawn,
} from 'rx-motion';
import { check, score } from 'rx-motion/score';
import { type MotionWarning, motionWarnings } from 'rx-motion/testing';
import { concat, Subject, type Subscription, switchMap } from 'rxjs';

let warnings: MotionWarning[];
let watching: Subscription;

function watch(): void {
  warnings = [];
  watching = motionWarnings().subscribe((warning) => warnings.push(warning));
}

/** The rules of the warnings so far. */
async function rules(): Promise<string[]> {
  await Promise.resolve();
  return warnings.map(({ rule }) => rule);
}

afterEach(() => watching.unsubscribe());

describe('motionWarnings', () => {
  it('names two To-runs on one value once for a place, with the place and the way out', async () => {
    watch();
    const frame$ = new Subject<number>();
    for (const x of [1, 2, 3, 4]) play(named('open', moveTo(1, { x })), { x: 0 }, frame$).subscribe();
    expect(await rules()).toEqual([]);
    const ship = { x: 0, y: 0, opacity: 1 };
    for (const x of [1, 2, 3]) play(named('open', moveTo(1, { x })), ship, frame$).subscribe();
    expect(await rules()).toEqual(['overlap']);
    expect(warnings[0]!.place).toMatch(/motion-warnings\.test\.ts:\d+:\d+$/);
    expect(warnings[0]!.message).toBe(
      'moveTo "open" and moveTo "open" write x of one target at once, and one has no effect: ' +
        `stop the first (switchMap does), or use a By-action (${warnings[0]!.place!})`,
    );
  });

  it.each([
    ['of different values', moveTo(1, { x: 1 }), fadeTo(1, 0)],
    ['of which one adds', moveTo(1, { x: 1 }), moveBy(1, { x: 1 })],
    ['of which one is an instant', moveTo(1, { x: 1 }), place({ x: 1, y: 1 })],
    ['that take turns', sequence(delayTime(1), moveTo(1, { x: 1 })), moveTo(1, { x: 2 })],
  ])('says nothing about two runs %s', async (_, one, other) => {
    watch();
    const ship = { x: 0, y: 0, opacity: 1 };
    const frame$ = new Subject<number>();
    for (const action of [one, other]) play(action, ship, frame$).subscribe();
    expect(await rules()).toEqual([]);
  });

  it('compares what is written at that moment', async () => {
    watch();
    const ship = { x: 0, y: 0, opacity: 1 };
    const frame$ = new Subject<number>();
    play(sequence(moveTo(1, { x: 1 }), fadeTo(1, 0)), ship, frame$).subscribe();
    frame$.next(0);
    frame$.next(1.5);
    play(moveTo(1, { x: 2 }), ship, frame$).subscribe();
    expect(await rules()).toEqual([]);
    play(fadeTo(1, 1), ship, frame$).subscribe();
    expect(await rules()).toEqual(['overlap']);
  });

  it('says nothing about what switchMap, concat and the policies of a manager do', async () => {
    watch();
    const frame$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    const goal$ = new Subject<number>();
    goal$.pipe(switchMap((x) => play(moveTo(1, { x }), ship, frame$))).subscribe();
    for (const x of [1, 2, 3]) goal$.next(x);
    concat(play(moveTo(1, { y: 1 }), ship, frame$), play(moveTo(1, { y: 2 }), ship, frame$)).subscribe();
    const manager = new ActionManager(frame$);
    const boat = { x: 0 };
    for (const policy of ['switch' as const, 'concat' as const, blend()])
      manager.runAction(moveTo(1, { x: 1 }), boat, { policy });
    manager.runAction(moveTo(1, { x: 2 }), boat, { tag: 'other', policy: blend() });
    for (let frame = 0; frame < 9; frame++) frame$.next(0.25);
    expect(await rules()).toEqual([]);
  });

  it('names two To-runs of a manager', async () => {
    watch();
    const manager = new ActionManager(new Subject<number>());
    const boat = { x: 0 };
    for (const x of [1, 2]) manager.runAction(moveTo(1, { x }), boat);
    expect(await rules()).toEqual(['overlap']);
  });

  it('names endless runs where there is no page, but none that ends by an event', async () => {
    watch();
    const frame$ = new Subject<number>();
    play(
      script(function* () {}),
      {},
      frame$,
    ).subscribe();
    play(repeatForever(rotateBy(1, 9)), { rotation: 0 }, frame$).subscribe();
    expect(await rules()).toEqual(['endless']);
    expect(warnings[0]!.message).toMatch(/^repeatForever never ends, and there is no page: end it with takeUntil/);
  });

  it('names a run whose target left, at the second look, but none whose target has not come yet', () => {
    jest.useFakeTimers();
    try {
      watch();
      const frame$ = new Subject<number>();
      const [gone, later] = [
        { x: 0, removed: false },
        { x: 0, removed: true },
      ];
      const runs = [gone, later].map((ship) => play(moveTo(9, { x: 1 }), ship, frame$).subscribe());
      jest.advanceTimersByTime(5000);
      gone.removed = true;
      jest.advanceTimersByTime(1000);
      expect(warnings).toEqual([]);
      jest.advanceTimersByTime(1000);
      expect(warnings.map(({ message }) => message.split(' (')[0])).toEqual([
        'moveTo goes on though its target has left the page: stop it when the target goes',
      ]);
      for (const run of runs) run.unsubscribe();
      jest.advanceTimersByTime(1000);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('names a play that nobody has subscribed to, when it is collected', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    watch();
    const frame$ = new Subject<number>();
    const kept$ = play(moveTo(1, { x: 1 }), { x: 0 }, frame$);
    (() => {
      // eslint-disable-next-line rxjs-x/no-floating-observables -- as a user may forget it
      play(moveTo(1, { x: 1 }), { x: 0 }, frame$);
      play(moveTo(1, { x: 1 }), { x: 0 }, frame$)
        .pipe(switchMap(() => []))
        .subscribe()
        .unsubscribe();
    })();
    for (let round = 0; round < 20 && warnings.length === 0; round++) {
      await new Promise((done) => setImmediate(done));
      collect();
    }
    expect(warnings.map(({ rule }) => rule)).toEqual(['unsubscribed']);
    kept$.subscribe().unsubscribe();
  });

  it('sees no run of a score, and nothing after it is unsubscribed', async () => {
    watch();
    const ship = { x: 0 };
    check(score(spawn(moveTo(1, { x: 1 }), moveTo(1, { x: 2 })), ship), { overlaps: true });
    watching.unsubscribe();
    for (const x of [1, 2]) play(moveTo(1, { x }), ship, new Subject<number>()).subscribe();
    expect(await rules()).toEqual([]);
  });
});
