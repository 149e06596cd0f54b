import { describe, expect, it } from '@jest/globals';
import { callFunc, delayTime, moveBy, moveTo, sequence, spawn, targeted } from 'rx-motion';
import { toMarbles, trace } from 'rx-motion/testing';
import { Subject } from 'rxjs';

const move = moveTo(1, { x: 8, y: 0 });

describe('the diagram of a trace', () => {
  it('has a line for each property, with values where they change', () => {
    const [ship, moon] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ] as const;
    const action = spawn(
      moveTo(1, { x: 10, y: 0 }),
      targeted(moon, sequence(delayTime(0.5), moveBy(0.25, { x: 0, y: 1 }))),
    );
    const diagram = toMarbles(trace(action, ship, { fps: 4 }, { watch: () => ({ ship, moon }) }));
    expect(diagram.split('\n')).toEqual([
      'time      0 0.25 0.5 0.75 1',
      'progress  0-0.25-0.5-0.75-1-|',
      'ship.x    0-2.5--5---7.5--10|',
      'ship.y    0-----------------|',
      'moon.x    0-----------------|',
      'moon.y    0----------1------|',
    ]);
  });

  it('shows a failure, an interruption, and the given number of digits', () => {
    const broken = sequence(
      moveBy(0.3, { x: 1, y: 0 }),
      callFunc(() => {
        throw new Error('broken');
      }),
    );
    expect(toMarbles(trace(broken, { x: 0, y: 0 }, [0, 0.1, 0.3])).split('\n')).toEqual([
      'time      0 0.1   0.4',
      'progress  0-0.333----#',
      'x         0-0.333-1--#',
      'y         0----------#',
      'error     Error: broken',
    ]);
    const cut = trace(move, { x: 0, y: 0 }, [0, 1 / 3]);
    expect(toMarbles(cut, { digits: 1 }).split('\n')).toEqual([
      'time      0 0.3',
      'progress  0-0.3',
      'x         0-2.7',
      'y         0----',
    ]);
    expect(toMarbles(cut, { digits: 5 })).toContain('2.66667');
    expect(() => toMarbles(cut, { digits: -1 })).toThrow(
      new RangeError('toMarbles: digits must be a whole number >= 0, got -1'),
    );
  });

  it('prints strings, booleans, and values that come and go', () => {
    const state: Record<string, unknown> = { name: 'a', on: true };
    const change = callFunc(() => Object.assign(state, { name: 'b', on: false, more: null }));
    const diagram = toMarbles(trace(sequence(delayTime(1), change), {}, [0, 1], { watch: () => state }));
    expect(diagram.split('\n').slice(2)).toEqual([
      'name      a----b----|',
      'on        true-false|',
      'more      -----null-|',
    ]);
  });

  it('prints events that JSON cannot represent', () => {
    const events$ = new Subject<unknown>();
    const circle: { self?: object } = {};
    circle.self = circle;
    const emit = callFunc(() => [circle, 5n, { x: NaN }].forEach((event) => events$.next(event)));
    const lines = toMarbles(trace(emit, {}, [0], { events$ })).split('\n');
    expect(lines.at(-1)).toBe('events    {"self":[circular]} 5n {"x":NaN}|');
  });

  it('names a state that is a single value, and prints events that are not strings', () => {
    const events$ = new Subject<unknown>();
    let level = 0;
    const action = callFunc(() => {
      level = 5;
      events$.next({ id: 1 });
      events$.next(2);
    });
    const diagram = toMarbles(trace(action, {}, [0], { watch: () => level, events$ }));
    expect(diagram.split('\n').slice(2)).toEqual(['state     5---------|', 'events    {"id":1} 2|']);
  });
});
