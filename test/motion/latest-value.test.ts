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
import { concat, defer, finalize, NEVER, type Observable, of, tap } from 'rxjs';

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
