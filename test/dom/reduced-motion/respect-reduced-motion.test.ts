import { describe, expect, it } from '@jest/globals';
import { BehaviorSubject, NEVER, of, Subject, throwError } from 'rxjs';
import { respectReducedMotion } from '../../../src/dom/index.js';
import {
  type Action,
  ActionManager,
  backOut,
  callFunc,
  delayTime,
  eased,
  fadeTo,
  follow,
  moveBy,
  moveTo,
  play,
  repeatForever,
  repeatTimes,
  reverseTime,
  rotateBy,
  sequence,
  spawn,
  speed,
  yoyo,
} from '../../../src/index.js';
import { showing } from '../../actions/showing.js';

/** A ship, and an action that plays on it; time only goes forwards. */
function playing<T>(action: Action<T>, ship: T): (time: number) => void {
  const frame$ = new Subject<number>();
  play(action, ship, frame$).subscribe();
  frame$.next(0);
  let shown = 0;
  return (time) => {
    frame$.next(time - shown);
    shown = time;
  };
}

describe('respectReducedMotion of an action of known length', () => {
  it('fires all of its callbacks at once', () => {
    const called: number[] = [];
    const steps = sequence(
      moveBy(1, { x: 1 }),
      callFunc(() => called.push(1)),
      moveBy(1, { x: 1 }),
      callFunc(() => called.push(2)),
    );
    const at = playing(respectReducedMotion(steps, undefined, of(true)), { x: 0 });
    at(0);
    at(1);
    expect(called).toEqual([1, 2]);
  });

  it('does not repeat a callback when the setting changes', () => {
    const called: number[] = [];
    const reduced$ = new BehaviorSubject(false);
    const steps = sequence(
      callFunc(() => called.push(1)),
      moveBy(1, { x: 1 }),
      callFunc(() => called.push(2)),
    );
    const at = playing(respectReducedMotion(steps, undefined, reduced$), { x: 0 });
    at(0.5);
    reduced$.next(true);
    at(0.75);
    at(2);
    expect(called).toEqual([1, 2]);
  });

  it('shows a title that scrolling fades out until the action has ended', () => {
    const reduced$ = new BehaviorSubject(true);
    const title = { y: 0, opacity: 1 };
    const scene = spawn(fadeTo(1, 0), moveBy(1, { y: -80 }));
    const at = showing(respectReducedMotion(scene, undefined, reduced$), title);
    for (const time of [0, 0.25, 0.9, 0.5, 0]) {
      at(time);
      expect(title).toEqual({ y: 0, opacity: 1 });
    }
    at(1);
    expect(title).toEqual({ y: -80, opacity: 0 });
    at(0.5);
    expect(title).toEqual({ y: 0, opacity: 1 });
    reduced$.next(false);
    at(0.75);
    expect(title).toEqual({ y: -60, opacity: 0.25 });
    at(-1);
    expect(title).toEqual({ y: 0, opacity: 1 });
  });

  it('leaves the target of a scroll in place in curves, repetitions and reverses', () => {
    const calm = respectReducedMotion(moveBy(1, { x: 8 }), undefined, of(true));
    const ends = [sequence(delayTime(1), calm), eased(calm, backOut), repeatTimes(calm, 1), speed(calm, 2)];
    for (const action of [...ends, reverseTime(calm), yoyo(calm)]) {
      const ship = { x: 0 };
      const at = showing(action, ship);
      for (const part of [0, 0.5, 0.9, 0.25]) {
        at(part * action.duration);
        expect(ship.x).toBe(0);
      }
      at(action.duration);
      expect(ship.x).toBe(ends.includes(action) ? 8 : 0);
    }
  });

  it('is at its final state at once, backwards and under a curve that returns', () => {
    const calm = respectReducedMotion(moveTo(1, { x: 100 }), undefined, of(true));
    for (const action of [reverseTime(calm), yoyo(calm), eased(calm, (t) => 1 - t)]) {
      const ship = { x: 0 };
      const at = playing(action, ship);
      for (const time of [0, 0.25, 0.75, 2]) {
        at(time);
        expect(ship.x).toBe(0);
      }
    }
  });

  it('is at its start at once when its run plays in reverse', () => {
    const manager = new ActionManager();
    const ship = { x: 0 };
    const calm = respectReducedMotion(moveTo(1, { x: 100 }), undefined, of(true));
    const running = manager.runAction(calm, ship, { seekable: true });
    for (const dt of [0, 0.5]) manager.update(dt);
    expect(ship.x).toBe(100);
    running.reverse();
    manager.update(0.25);
    expect(ship.x).toBe(0);
  });

  it('can be reversed', () => {
    const back = respectReducedMotion(moveBy(1, { x: 100 }), undefined, of(true)).reverse();
    const ship = { x: 100 };
    playing(back, ship)(0);
    expect(ship.x).toBe(0);
  });
});

describe('respectReducedMotion of an action without an end', () => {
  it('does not start it', () => {
    const wheel = { rotation: 0 };
    const at = showing(respectReducedMotion(repeatForever(rotateBy(1, 90)), undefined, of(true)), wheel);
    at(0.5);
    at(7);
    expect(wheel.rotation).toBe(0);
  });

  it('undoes its effect, and later continues where it would be', () => {
    const reduced$ = new BehaviorSubject(false);
    const wheel = { rotation: 0 };
    const at = showing(respectReducedMotion(repeatForever(rotateBy(1, 90)), undefined, reduced$), wheel);
    at(1.5);
    expect(wheel.rotation).toBe(135);
    reduced$.next(true);
    at(2);
    expect(wheel.rotation).toBe(0);
    reduced$.next(false);
    at(3);
    expect(wheel.rotation).toBe(270);
  });
});

describe('respectReducedMotion of an action of unknown length', () => {
  const leader$ = NEVER;
  const chase = follow(leader$, { viewport: { width: 10, height: 10 } });

  it('ends at once, and the next action starts', () => {
    const world = { x: 0, y: 0 };
    const at = showing(sequence(respectReducedMotion(chase, undefined, of(true)), moveBy(1, { x: 10 })), world);
    at(0);
    at(0.5);
    expect(world.x).toBe(5);
  });

  it('runs an alternative to its end', () => {
    const world = { x: 0, y: 0 };
    const calm = respectReducedMotion(chase, moveTo(1, { x: 50 }), of(true));
    const at = showing(sequence(calm, moveBy(1, { x: 10 })), world);
    at(1.5);
    expect(world.x).toBe(55);
  });
});

describe('respectReducedMotion', () => {
  it('is subscribed only while it runs', () => {
    const reduced$ = new BehaviorSubject(false);
    const frame$ = new Subject<number>();
    const calm = respectReducedMotion(moveTo(1, { x: 100 }), undefined, reduced$);
    const subscription = play(calm, { x: 0 }, frame$).subscribe();
    frame$.next(0.25);
    expect(reduced$.observed).toBe(true);
    subscription.unsubscribe();
    expect(reduced$.observed).toBe(false);
    play(calm, { x: 0 }, frame$).subscribe();
    frame$.next(0.25);
    frame$.next(2);
    expect(reduced$.observed).toBe(false);
  });

  it('reports an error of the stream through its own action', () => {
    const errors: unknown[] = [];
    const calm = respectReducedMotion(
      moveTo(1, { x: 100 }),
      undefined,
      throwError(() => new Error('nobody to ask')),
    );
    play(calm, { x: 0 }, of(0.25)).subscribe({ error: (error: unknown) => errors.push(error) });
    expect(errors).toEqual([new Error('nobody to ask')]);
  });

  it('refuses anything but an observable', () => {
    expect(() => respectReducedMotion(moveTo(1, { x: 1 }), undefined, true as never)).toThrow(
      new TypeError('respectReducedMotion: reduced$ must be an observable, got true'),
    );
  });

  it('refuses anything but actions, and an endless alternative of one that ends', () => {
    expect(() => respectReducedMotion(null as never)).toThrow('respectReducedMotion: expected an action');
    const endless = repeatForever(rotateBy(1, 90)) as never;
    expect(() => respectReducedMotion(moveTo(1, { x: 1 }), endless)).toThrow(
      'respectReducedMotion: the alternative must have a (known) end if the action has one, got none',
    );
  });
});
