import { describe, expect, it, jest } from '@jest/globals';
import { ActionManager, type RunningAction, eased, moveBy, moveTo } from 'rx-motion';
import { byAction } from '../by-action.js';
import { unhandledErrors } from '../unhandled.js';

/** A target that tells where it is put, and lets a test do something meanwhile. */
class Told {
  y = 0;
  private place = 0;
  private readonly tell: (place: number) => void;

  constructor(tell: (place: number) => void) {
    this.tell = tell;
  }

  get x(): number {
    return this.place;
  }

  set x(x: number) {
    this.place = x;
    this.tell(x);
  }
}

type Point = Record<'x' | 'y', number>;

interface Stage {
  readonly manager: ActionManager;
  readonly target: Told;
  readonly running: RunningAction<Told>;
  readonly log: string[];
}

const FRAMES = 6;

/** What happens where `meddle` is called while the target is written in the third frame. A leaf that goes alone takes its own turns. */
function played(meddle: (stage: Stage) => void, isWatched = false): string[] {
  const log: string[] = [];
  const manager = new ActionManager();
  const left = { x: 0, y: 0 };
  const right = { x: 0, y: 0 };
  let frame = 0;
  const told = new Told((x) => {
    log.push(`put at ${x}`);
    if (frame === 3 && !isMeddling) {
      isMeddling = true;
      meddle({ manager, target: told, running, log });
    }
  });
  let isMeddling = false;
  manager.runAction(moveBy(5, { x: 5, y: 0 }), left);
  const running = manager.runAction(moveBy(4, { x: 4, y: 0 }), told);
  manager.runAction(moveBy(5, { x: 5, y: 0 }), right);
  if (isWatched) {
    running.progress$.subscribe({
      error: () => {
        // Its error is looked at below, as how the action ended.
      },
    });
  }
  for (frame = 1; frame <= FRAMES; frame++) {
    manager.update(1);
    log.push(`${frame}: ${left.x} ${told.x} ${right.x}, ${manager.getNumberOfRunningActions()} run, ${running.ending}`);
  }
  log.push(`after ${running.elapsed} s`);
  return log;
}

const unchanged = [
  ...['put at 0', '1: 0 0 0, 3 run, undefined', 'put at 1', '2: 1 1 1, 3 run, undefined'],
  ...['put at 2', '3: 2 2 2, 3 run, undefined', 'put at 3', '4: 3 3 3, 3 run, undefined'],
  ...['put at 4', '5: 4 4 4, 2 run, completed', '6: 5 4 5, 0 run, completed', 'after 4 s'],
];

const failed = new Error('failed');
const fail = (): never => {
  throw failed;
};

describe('a leaf that goes alone', () => {
  const unhandled = unhandledErrors();

  it.each([false, true])('passes its frames as its action would (watched: %s)', (isWatched) => {
    expect(played(() => undefined, isWatched)).toEqual(unchanged);
    expect(byAction(() => played(() => undefined, isWatched))).toEqual(unchanged);
  });

  it.each<[what: string, meddle: (stage: Stage) => void]>([
    ['its time is read', ({ running, log }) => log.push(`${running.elapsed} s`)],
    ['it is stopped', ({ running }) => running.stop()],
    ['it is paused', ({ running }) => running.pause()],
    ['its target is paused', ({ manager, target }) => manager.pause(target)],
    [
      'its target is paused and resumed',
      ({ manager, target }) => {
        manager.pause(target);
        manager.resume(target);
      },
    ],
    ['all of its target is stopped', ({ manager, target }) => manager.stopAllActions(target)],
    ['everything is stopped', ({ manager }) => manager.stopAll()],
    ['another one is added', ({ manager, target }) => manager.runAction(moveBy(2, { x: 20, y: 0 }), target)],
    [
      'it is stopped, and another one added',
      ({ manager, target, running }) => {
        running.stop();
        manager.runAction(moveBy(2, { x: 20, y: 0 }), target);
      },
    ],
    [
      'all of its target is stopped, and another one added',
      ({ manager, target }) => {
        manager.stopAllActions(target);
        manager.runAction(moveBy(2, { x: 20, y: 0 }), target);
      },
    ],
    ['it is sought', ({ running }) => running.seek(3)],
    ['its rate changes', ({ running }) => (running.rate = 2)],
    ['a frame is asked for', ({ manager }) => manager.update(0.5)],
    ['it fails', fail],
  ])('does what its action would when %s within its frame', (_what, meddle) => {
    const alone = played(meddle);
    expect(alone).toEqual(byAction(() => played(meddle)));
    expect(alone).toEqual(played(meddle, true));
    expect(alone.slice(0, 5)).toEqual(unchanged.slice(0, 5));
  });

  it('fails by itself, and tells of it where nobody else does', () => {
    const log = played(fail);
    expect(log.slice(4)).toEqual([
      ...['put at 2', '3: 2 2 2, 2 run, failed', '4: 3 2 3, 2 run, failed'],
      ...['5: 4 2 4, 2 run, failed', '6: 5 2 5, 0 run, failed', 'after 2 s'],
    ]);
    jest.runAllTimers();
    expect(unhandled).toEqual([failed]);
  });

  it.each<[what: string, meddle: (running: RunningAction<Point>, manager: ActionManager) => void, x: number]>([
    [
      'paused and resumed',
      (running) => {
        running.pause();
        running.resume();
      },
      3,
    ],
    ['sought', (running) => running.seek(3), 4],
    ['led at another rate', (running) => (running.rate = 2), 4],
    ['watched', (running) => void running.progress$.subscribe(), 3],
    ['asked for its time', (running) => expect(running.elapsed).toBe(2), 3],
    ['joined by another one', (running, manager) => manager.runAction(moveBy(1, { x: 0, y: 1 }), running.target), 3],
    ['stopped', (running) => running.stop(), 2],
    ['held with its target', (running, manager) => manager.pause(running.target), 2],
  ])('goes on where it was, %s between two frames', (_what, meddle, x) => {
    const manager = new ActionManager();
    const target = { x: 0, y: 0 };
    const running = manager.runAction(moveBy(10, { x: 10, y: 0 }), target);
    for (let frame = 0; frame < 3; frame++) manager.update(1);
    expect(target.x).toBe(2);
    meddle(running, manager);
    manager.update(1);
    expect(target.x).toBe(x);
  });

  it('shows the frame in which its own curve pauses it', () => {
    const manager = new ActionManager();
    const target = { x: 0, y: 0 };
    const running = manager.runAction(
      eased(moveTo(4, { x: 4, y: 0 }), (progress) => {
        if (progress === 0.5) running.pause();
        return progress;
      }),
      target,
    );
    for (const dt of [0, 1, 1, 1]) manager.update(dt);
    expect(target).toEqual({ x: 2, y: 0 });
  });
});
