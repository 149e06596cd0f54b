import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import fc from 'fast-check';
import {
  ActionManager,
  defineOpenAction,
  delayTime,
  type EndingAction,
  firstOf,
  moveBy,
  type OpenEffect,
  play,
  run,
  script,
  sequence,
  spawn,
} from 'rx-motion';
import { of, Subject } from 'rxjs';
import { showing } from '../actions/showing.js';
import { numRuns } from '../property/runs.js';

interface Ship {
  x: number;
  y: number;
}
const ship = (): Ship => ({ x: 0, y: 0 });

/** `moveBy` along x by 8 a second, without a known length. */
function flight(seconds: number): EndingAction<{ x: number }> {
  return defineOpenAction((target: { x: number }) => {
    const { x } = target;
    return (elapsed) => {
      target.x = x + 8 * Math.min(elapsed, seconds);
      return elapsed < seconds ? undefined : elapsed - seconds;
    };
  });
}

/** Writes what happens to an action of 1 s into its target, an array. */
const noted = defineOpenAction((log: unknown[]): OpenEffect => {
  log.push('start');
  return {
    update: (elapsed) => {
      log.push(elapsed);
      return elapsed < 1 ? undefined : elapsed - 1;
    },
    undo: () => log.push('undo'),
    stop: () => log.push('stop'),
  };
});

describe('defineOpenAction', () => {
  it('receives the time since its start until it reports its end', () => {
    const log: unknown[] = [];
    play(noted, log, of(9, 0.25, 0.5, 0.5)).subscribe({ complete: () => log.push('over') });
    expect(log).toEqual(['start', 0, 0.25, 0.75, 1.25, 'stop', 'over']);
  });

  it('accepts a function as the effect, which is undone by time 0', () => {
    const target = { x: 1 };
    const show = showing(sequence(delayTime(1), flight(1)), target);
    for (const time of [1.5, 0.5]) show(time);
    expect(target).toEqual({ x: 1 });
  });

  it('resumes when time goes back before its end, and is undone before its start', () => {
    const log: unknown[] = [];
    const show = showing(sequence(delayTime(1), noted, delayTime(1)), log);
    for (const time of [1.5, 2.5, 1.25, 0.5, 1.5]) show(time);
    expect(log).toEqual(['start', 0.5, 1.5, 'stop', 0.25, 'undo', 'stop', 'start', 0.5]);
  });

  it('stops its effect when it is stopped early', () => {
    const log: unknown[] = [];
    const frame$ = new Subject<number>();
    const subscription = play(noted, log, frame$).subscribe();
    frame$.next(0);
    subscription.unsubscribe();
    expect(log).toEqual(['start', 0, 'stop']);
  });
});

describe('the time left over by an open action', () => {
  /** The twin of `flight` whose length is known. */
  const move = (seconds: number) => moveBy(seconds, { x: 8 * seconds });
  const up = moveBy(1, { y: 8 });
  const lengths = fc.constantFrom(0, 0.25, 0.5, 1, 2);
  const times = fc.array(
    fc.integer({ min: -8, max: 50 }).map((n) => n / 16),
    { minLength: 1, maxLength: 8 },
  );

  it.each<[string, (first: EndingAction<{ x: number }>, second: EndingAction<{ x: number }>) => EndingAction<Ship>]>([
    ['a sequence', (first, second) => sequence(first, second, up)],
    ['a sequence in a sequence', (first, second) => sequence(sequence(delayTime(0.25), first), sequence(second, up))],
    ['a spawn', (first, second) => sequence(spawn(first, delayTime(0.25)), second, up)],
    ['firstOf', (first, second) => sequence(firstOf(first, delayTime(1)), second, up)],
    [
      'a script',
      (first, second) =>
        script(function* () {
          yield* run(first);
          yield* run(second);
          yield* run(up);
        }),
    ],
  ])('goes to the next action in %s, for any frames, forwards and backwards', (_name, whole) => {
    fc.assert(
      fc.property(lengths, lengths, times, (a, b, times) => {
        const show = showing(whole(flight(a), flight(b)), ship());
        const showTwin = showing(whole(move(a), move(b)), ship());
        for (const time of times) expect(show(time)).toEqual(showTwin(time));
      }),
      { numRuns },
    );
  });

  it('adds up like planned ends, bit for bit, even in decimals', () => {
    const third = 1 / 3;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 20 }), (hundredths) => {
        const [target, twin] = [ship(), ship()];
        const frame$ = new Subject<number>();
        play(sequence(flight(0.1), flight(third), up), target, frame$).subscribe();
        play(sequence(move(0.1), move(third), up), twin, frame$).subscribe();
        for (const n of hundredths) {
          frame$.next(n / 1000);
          expect(target.y).toBe(twin.y);
        }
      }),
      { numRuns },
    );
  });

  it('goes to the next run of a manager under the policy concat', () => {
    const manager = new ActionManager();
    const target = ship();
    manager.runAction(flight(0.5), target, { tag: 'fly' });
    manager.runAction(up, target, { tag: 'fly', policy: 'concat' });
    manager.update(0);
    manager.update(0.75);
    expect(target).toEqual({ x: 4, y: 2 });
  });

  it.each<[unknown, string]>([
    [-1, 'must be from 0 to the 0.5 s that have passed, got -1'],
    [0.75, 'must be from 0 to the 0.5 s that have passed, got 0.75'],
    [NaN, 'must be from 0 to the 0.5 s that have passed, got NaN'],
    [null, 'must be a number, got null'],
    [true, 'must be a number, got true'],
  ])('must be time that has passed, not %s', (unused, rule) => {
    const errors: unknown[] = [];
    const action = defineOpenAction(() => (elapsed) => (elapsed > 0 ? (unused as number) : undefined));
    play(sequence(action, moveBy(1, { x: 1 })), ship(), of(0, 0.5)).subscribe({
      error: (error: unknown) => errors.push(error),
    });
    expect(String(errors[0])).toContain(`defineOpenAction: what is left over ${rule}`);
  });
});

it('names the wrong argument and its value', () => {
  // @ts-expect-error a function is needed
  expect(() => defineOpenAction(1)).toThrow(new TypeError('defineOpenAction: start must be a function, got 1'));
  const errors: unknown[] = [];
  // @ts-expect-error it must return a function or an effect
  const action = defineOpenAction(() => 1);
  play(action, {}, of(0)).subscribe({ error: (error: unknown) => errors.push(error) });
  expect(errors).toEqual([new TypeError('defineOpenAction: start must return a function or an effect, got 1')]);
});

it('requires the type of target that its start requires', () => {
  expectTypeOf(flight(1)).toEqualTypeOf<EndingAction<{ x: number }>>();
  // @ts-expect-error it has no x
  expect(() => play(flight(1), { y: 1 }, of(0))).not.toThrow();
  // @ts-expect-error nobody knows its length
  expect(flight(1).duration).toBe(Infinity);
  expectTypeOf(defineOpenAction(() => () => undefined)).toExtend<EndingAction<unknown>>();
});
