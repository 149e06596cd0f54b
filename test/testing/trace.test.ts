import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  blink,
  callFunc,
  delayTime,
  moveBy,
  moveTo,
  repeatForever,
  sequence,
  spawn,
  targeted,
  tintTo,
  waitFor,
} from 'rx-motion';
import { trace } from 'rx-motion/testing';
import { Subject } from 'rxjs';
import { numRuns } from '../property/runs.js';

const move = moveTo(1, { x: 8, y: 0 });

/** Throws when a lamp is off. */
function brokenWatch({ visible }: { visible: boolean }): object {
  if (!visible) throw new Error('broken');
  return {};
}

function* brokenDeltas(): Generator<number> {
  yield* [0, 0.25];
  throw new Error('broken');
}

describe('a trace', () => {
  it('has a row for each frame, up to the one in which the action ends', () => {
    const { rows, ending } = trace(move, { x: 0, y: 0 }, [9, 0.5, 0.75, 0.5]);
    expect(rows.map(({ time, progress }) => [time, progress])).toEqual([
      [0, 0],
      [0.5, 0.5],
      [1.25, 1],
    ]);
    expect(rows.map(({ state }) => state)).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 8, y: 0 },
    ]);
    expect(ending).toBe('completed');
    expect(trace(move, { x: 0, y: 0 }, [0, 0.5]).ending).toBeUndefined();
  });

  it('counts a negative delta as 0, as a clock does', () => {
    const { rows } = trace(move, { x: 0, y: 0 }, [0, 0.5, -0.25, 0.25]);
    expect(rows.map(({ time, progress }) => [time, progress])).toEqual([
      [0, 0],
      [0.5, 0.5],
      [0.5, 0.5],
      [0.75, 0.75],
    ]);
  });

  it('runs at a frame rate, for the duration of the action or the given one', () => {
    expect(trace(move, { x: 0, y: 0 }, { fps: 60 }).rows).toHaveLength(61);
    expect(trace(move, { x: 0, y: 0 }, { fps: 60 }).ending).toBe('completed');
    expect(trace(repeatForever(move), { x: 0, y: 0 }, { fps: 10, duration: 0.3 }).rows).toHaveLength(4);
    expect(trace(delayTime(0.1 + 0.2), {}, { fps: 10 }).rows).toHaveLength(4);
  });

  it('reaches the end at every frame rate, with frames at exact times', () => {
    const duration = fc.oneof(
      fc.double({ min: 1e-9, max: 5, noNaN: true }),
      fc.integer({ min: 0, max: 500 }).map((n) => n / 100),
    );
    const fps = fc.oneof(
      fc.double({ min: 0.1, max: 240, noNaN: true }),
      fc.constantFrom(10, 24, 25, 30, 50, 60, 120, 144),
    );
    fc.assert(
      fc.property(duration, fps, (seconds, rate) => {
        let calls = 0;
        const action = sequence(
          moveTo(seconds, { x: 8, y: 0 }),
          callFunc(() => calls++),
        );
        const { rows, ending } = trace(action, { x: 0, y: 0 }, { fps: rate });
        expect([ending, calls, rows.at(-1)!.progress]).toEqual(['completed', 1, 1]);
        expect(rows.slice(0, -1).map(({ time }) => time)).toEqual(rows.slice(0, -1).map((_row, index) => index / rate));
        expect(rows.length).toBeLessThan(seconds * rate + 2);
      }),
      { numRuns },
    );
  });

  it('copies nested data, without functions and circular references', () => {
    const target = {
      x: 0,
      y: 0,
      color: { r: 0, g: 0, b: 0 },
      list: [1, { a: 2 }],
      draw: () => 0,
      self: null as unknown,
    };
    target.self = target;
    const { rows } = trace(tintTo(1, { r: 255, g: 0, b: 0 }), target, [0, 1]);
    expect(rows.map(({ state }) => state)).toEqual([
      { x: 0, y: 0, color: { r: 0, g: 0, b: 0 }, list: [1, { a: 2 }] },
      { x: 0, y: 0, color: { r: 255, g: 0, b: 0 }, list: [1, { a: 2 }] },
    ]);
  });

  it('watches the given object, and records events', () => {
    const [ship, moon] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ] as const;
    const events$ = new Subject<unknown>();
    const action = spawn(
      move,
      targeted(
        moon,
        sequence(
          delayTime(0.5),
          callFunc(() => events$.next('half')),
          moveBy(0.5, { x: 1, y: 0 }),
        ),
      ),
    );
    const { rows } = trace(action, ship, { fps: 2 }, { watch: () => ({ ship, moon }), events$ });
    expect(rows[2]!.state).toEqual({ ship: { x: 8, y: 0 }, moon: { x: 1, y: 0 } });
    expect(rows.map(({ events }) => events)).toEqual([[], ['half'], []]);
    expect(events$.observed).toBe(false);
  });

  it('ends with the error of the action', () => {
    const broken = sequence(
      delayTime(0.5),
      callFunc(() => {
        throw new Error('broken');
      }),
    );
    const { rows, ending, error } = trace(broken, {}, { fps: 4, duration: 2 });
    expect(rows).toHaveLength(3);
    expect([ending, error]).toEqual(['failed', new Error('broken')]);
  });

  it('stops an action that has not ended', () => {
    const lamp = { visible: true };
    const { rows } = trace(blink(1, 1), lamp, [0, 0.25]);
    expect(rows[1]!.state).toEqual({ visible: false });
    expect(lamp.visible).toBe(true);
  });

  it.each([
    ['a delta is not a number', [0, 0.25, NaN], (): object => ({})],
    ['watch throws', [0, 0.25], brokenWatch],
    ['the deltas throw', brokenDeltas(), (): object => ({})],
  ] as const)('stops the run, and unsubscribes from the events, when %s', (_name, frames, watch) => {
    const lamp = { visible: true };
    const events$ = new Subject<unknown>();
    expect(() => trace(blink(1, 1), lamp, frames, { watch: () => watch(lamp), events$ })).toThrow(/NaN|broken/);
    expect(lamp.visible).toBe(true);
    expect(events$.observed).toBe(false);
  });

  it('rejects invalid arguments', () => {
    expect(() => trace(move, { x: 0, y: 0 }, { fps: 0 })).toThrow(new RangeError('trace: fps must be > 0, got 0'));
    expect(() => trace(waitFor(new Subject()), {}, { fps: 60 })).toThrow(
      new RangeError('trace: duration must be >= 0 and finite, got Infinity'),
    );
    expect(() => trace(move, { x: 0, y: 0 }, [0, NaN])).toThrow(
      new RangeError('trace: a delta must be a finite number, got NaN'),
    );
  });
});
