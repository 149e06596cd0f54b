import { describe, expect, it, jest } from '@jest/globals';
import { BehaviorSubject, NEVER, Subject, defer, of, throwError } from 'rxjs';
import { ActionManager, callFunc, delayTime, moveTo, repeatForever, sequence } from 'rx-motion';
import { marbles } from 'rx-motion/testing';
import { unhandledErrors } from '../unhandled.js';

const right = moveTo(1, { x: 100, y: 0 });

describe('a manager with a stream of frames', () => {
  it('is subscribed to it only while something runs', () => {
    marbles(({ frames, cold, expectSubscriptions }) => {
      const frame$ = frames('        f--f--f--f--f--f--f--f', 0.5);
      const manager = new ActionManager(frame$);
      cold('                         --a------------a').subscribe(() => void manager.runAction(right, { x: 0, y: 0 }));
      expectSubscriptions(frame$.subscriptions).toBe([
        '                            --^------!',
        '                            ---------------^-----!',
      ]);
    });
  });

  it('subscribes to it once, however much runs', () => {
    const frame$ = new Subject<number>();
    let subscribed = 0;
    const counted$ = defer(() => {
      subscribed++;
      return frame$;
    });
    const manager = new ActionManager(counted$);
    expect(frame$.observed).toBe(false);
    const all = Array.from({ length: 3 }, () => manager.runAction(right, { x: 0, y: 0 }));
    expect(subscribed).toBe(1);
    for (const running of all) {
      expect(frame$.observed).toBe(true);
      running.stop();
    }
    expect(frame$.observed).toBe(false);
  });

  it('stays subscribed while everything is paused, for it may go on', () => {
    const frame$ = new Subject<number>();
    const manager = new ActionManager(frame$);
    manager.runAction(right, { x: 0, y: 0 }, { paused: true });
    frame$.next(0);
    expect(frame$.observed).toBe(true);
  });

  it('leaves it when its last action is stopped from within a callback', () => {
    const frame$ = new Subject<number>();
    const manager = new ActionManager(frame$);
    manager.runAction(
      sequence(
        callFunc(() => manager.stopAll()),
        delayTime(1),
      ),
      {},
    );
    frame$.next(0);
    expect(frame$.observed).toBe(false);
  });

  it('stays with it when the last action starts another one as it ends', () => {
    const frame$ = new Subject<number>();
    let subscribed = 0;
    const counted$ = defer(() => {
      subscribed++;
      return frame$;
    });
    const manager = new ActionManager(counted$);
    const ship = { x: 0, y: 0 };
    manager.runAction(
      callFunc(() => void manager.runAction(right, ship)),
      {},
    );
    for (const dt of [0, 0.5]) frame$.next(dt);
    expect(ship.x).toBe(50);
    expect(subscribed).toBe(1);
  });

  it('runs through a stream that emits at once, and leaves it', () => {
    const ship = { x: 0, y: 0 };
    const manager = new ActionManager(of(0, 0.5, 0.5, 0.5));
    const running = manager.runAction(right, ship);
    expect([running.ending, ship.x, manager.getNumberOfRunningActions()]).toEqual(['completed', 100, 0]);
  });

  it('subscribes again for the next action when the stream has completed', () => {
    const ship = { x: 0, y: 0 };
    const manager = new ActionManager(of(0, 0.25));
    manager.runAction(right, ship);
    expect(ship.x).toBe(25);
    manager.runAction(
      callFunc(() => undefined),
      {},
    );
    expect(ship.x).toBe(50);
  });

  it('is subscribed to it once where it emits at once and a callback runs another action', () => {
    const frame$ = new BehaviorSubject(0);
    const manager = new ActionManager(frame$);
    const ship = { x: 0, y: 0 };
    const another = callFunc(() => void manager.runAction(delayTime(9), {}));
    manager.runAction(sequence(another, moveTo(10, { x: 100, y: 0 })), ship);
    frame$.next(1);
    expect(ship.x).toBe(10);
    manager.stopAll();
    expect(frame$.observed).toBe(false);
  });

  it('subscribes to it anew when it has completed', () => {
    const frames: number[] = [];
    const manager = new ActionManager(of(0.5));
    const count = () =>
      manager.runAction(
        callFunc(() => frames.push(1)),
        {},
      );
    manager.runAction(delayTime(9), {});
    count();
    expect(frames).toEqual([1]);
  });

  it('can be driven by hand beside it', () => {
    const manager = new ActionManager(NEVER);
    const ship = { x: 0, y: 0 };
    manager.runAction(right, ship);
    for (const dt of [0, 0.5]) manager.update(dt);
    expect(ship.x).toBe(50);
  });
});

describe('a stream of frames that fails', () => {
  const unhandled = unhandledErrors();

  it('is reported as RxJS reports unhandled errors; the actions wait', () => {
    const manager = new ActionManager(throwError(() => new Error('no more frames')));
    const running = manager.runAction(repeatForever(delayTime(1)), {});
    jest.runAllTimers();
    expect([unhandled, running.ending]).toEqual([[new Error('no more frames')], undefined]);
  });
});
