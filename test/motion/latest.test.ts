import { describe, expect, it } from '@jest/globals';
import {
  type Action,
  ActionManager,
  delayTime,
  follow,
  moveBy,
  moveToward,
  type Positioned,
  type RunningAction,
  sequence,
  spawn,
  speed,
  waitFor,
} from 'rx-motion';
import { BehaviorSubject, concat, defer, finalize, NEVER, type Observable, of, Subject, tap } from 'rxjs';
import { Latest } from '../../src/motion/latest.js';

describe('the latest value of a stream', () => {
  it('is read, not waited for', () => {
    const source$ = new Subject<number>();
    const latest = new Latest(source$);
    expect(source$.observed).toBe(false);
    expect(latest.read()).toBeUndefined();
    expect(latest.emitted).toBe(false);
    for (const value of [1, 2]) source$.next(value);
    expect([latest.read(), latest.emitted, latest.completed]).toEqual([2, true, false]);
  });

  it('is there at once if the stream emits synchronously', () => {
    expect(new Latest(new BehaviorSubject(7)).read()).toBe(7);
  });

  it('stays when the stream completes', () => {
    const source$ = new BehaviorSubject(7);
    const latest = new Latest(source$);
    latest.read();
    source$.complete();
    expect([latest.read(), latest.completed]).toEqual([7, true]);
  });

  it('throws an error of the stream when it is read', () => {
    const source$ = new Subject<number>();
    const latest = new Latest(source$);
    latest.read();
    source$.error(new Error('lost'));
    expect(() => latest.read()).toThrow('lost');
  });

  it('unsubscribes from the stream if its first value closes it', () => {
    const source$ = new BehaviorSubject(1);
    const latest = new Latest<number>(source$.pipe(tap(() => latest.close())));
    expect([latest.read(), latest.closed, source$.observed]).toEqual([undefined, true, false]);
  });

  it('unsubscribes when it is closed, and subscribes again when it is read', () => {
    const source$ = new BehaviorSubject(1);
    const latest = new Latest(source$);
    latest.read();
    latest.close();
    expect(source$.observed).toBe(false);
    source$.next(2);
    expect(latest.read()).toBe(2);
  });
});

describe('an action that is stopped by the value of a stream', () => {
  const here = { x: 8, y: 8 };
  const window = { viewport: { width: 0, height: 0 } };
  type Asked = <V>(value: V) => Observable<V>;
  const asking: Record<string, (stopping$: Asked, other$: Asked) => Action<Positioned>> = {
    'speed, for its rate': (stopping$) => speed(moveBy(1, here), stopping$(1)),
    'moveToward, for its speed': (stopping$, other$) => moveToward(other$(here), stopping$(1)),
    'moveToward, for its goal': (stopping$, other$) => moveToward(stopping$(here), other$(Infinity)),
    'follow, for its leader': (stopping$) => follow(stopping$(here), window),
    'waitFor, for what it waits': (stopping$, other$) => spawn(waitFor(stopping$(here)), waitFor(other$(here))),
  };

  it.each(Object.entries(asking))('moves nothing more, and unsubscribes from all streams: %s', (_name, make) => {
    const ship = { x: 0, y: 0 };
    const manager = new ActionManager();
    let listening = 0;
    const lasting$: Asked = (value) =>
      defer(() => {
        listening++;
        return concat(of(value), NEVER).pipe(finalize(() => listening--));
      });
    const stopping$: Asked = (value) => lasting$(value).pipe(tap(() => running.stop()));
    const running: RunningAction = manager.runAction(sequence(delayTime(1), make(stopping$, lasting$)), ship);
    for (const dt of [0, 1.5, 1]) manager.update(dt);
    expect([running.ending, ship, listening]).toEqual(['stopped', { x: 0, y: 0 }, 0]);
  });
});
