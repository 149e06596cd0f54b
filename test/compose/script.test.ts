import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  callFunc,
  defineAction,
  type EndingAction,
  type FiniteAction,
  moveBy,
  next,
  play,
  type Positioned,
  repeatForever,
  rotateBy,
  run,
  script,
  type ScriptStep,
  sequence,
} from 'rx-motion';
import { EMPTY, NEVER, of, Subject, throwError } from 'rxjs';

const ship = () => ({ x: 0, y: 0 });

/** Plays on a clock advanced by hand. */
function played(action: EndingAction<{ x: number; y: number }>, target = ship()) {
  const frame$ = new Subject<number>();
  const log: unknown[] = [];
  const subscription = play(action, target, frame$).subscribe({
    error: (error: unknown) => log.push(error),
    complete: () => log.push('over'),
  });
  return { frame$, log, target, subscription };
}

const square = script(function* () {
  yield* run(moveBy(1, { x: 8 }));
  yield* run(moveBy(0.5, { y: 8 }));
  yield* run(moveBy(1, { x: -8 }));
});

describe('a script', () => {
  it('runs nothing more once a step, or the undoing of one, has stopped it', () => {
    const calls: string[] = [];
    const time$ = new Subject<number>();
    const step = (name: string): FiniteAction<unknown> =>
      defineAction(1, () => ({
        update: () => undefined,
        undo: () => {
          calls.push(name);
          if (name === 'second') subscription.unsubscribe();
        },
      }));
    const act = script(function* () {
      for (const name of ['first', 'second', 'third']) yield* run(step(name));
    });
    const subscription = time$.pipe(act.on({})).subscribe();
    for (const time of [2.5, -1]) time$.next(time);
    expect(calls).toEqual(['third', 'second']);
    expect(time$.observed).toBe(false);
  });

  it('hands the overshoot of a step over to the next step and to the next action', () => {
    const { frame$, target, log } = played(sequence(square, moveBy(1, { y: 8 })));
    for (const dt of [0, 0.75, 0.5]) frame$.next(dt);
    expect(target).toEqual({ x: 8, y: 4 });
    frame$.next(1.75);
    expect(target).toEqual({ x: 0, y: 12 });
    frame$.next(9);
    expect([target, log]).toEqual([{ x: 0, y: 16 }, ['over']]);
  });

  it('waits for values and branches on them', () => {
    const key$ = new Subject<'left' | 'right'>();
    const { frame$, target } = played(
      script(function* (found: Positioned) {
        const key = yield* next(key$);
        expectTypeOf(key).toEqualTypeOf<'left' | 'right'>();
        yield* run(moveBy(1, { x: key === 'left' ? -8 : 8 }));
        yield* run(moveBy(1, { y: found.x }));
      }),
    );
    for (const dt of [0, 1, 1]) frame$.next(dt);
    key$.next('left');
    expect(key$.observed).toBe(false);
    for (const dt of [0.25, 0.5]) frame$.next(dt);
    expect(target).toEqual({ x: -4, y: 0 });
    frame$.next(1.5);
    expect(target).toEqual({ x: -8, y: -8 });
  });

  it('throws the error of an observable in the generator', () => {
    const log: unknown[] = [];
    const { frame$, target } = played(
      script(function* () {
        for (const source$ of [throwError(() => new Error('broken')), EMPTY, of(1)]) {
          try {
            log.push(yield* next(source$));
          } catch (error) {
            log.push(error);
          }
        }
        yield* run(moveBy(1, { x: 8 }));
      }),
    );
    frame$.next(0);
    frame$.next(0.5);
    expect(log).toEqual([new Error('broken'), expect.objectContaining({ name: 'EmptyError' }), 1]);
    expect(target.x).toBe(4);
  });

  it('ends with the error that it throws', () => {
    const { frame$, log } = played(
      script(function* () {
        yield* run(callFunc(() => undefined));
        throw new Error('mine');
      }),
    );
    frame$.next(0);
    expect(log).toEqual([new Error('mine')]);
  });

  it('unsubscribes from the stream that it waits for when it is stopped', () => {
    const key$ = new Subject<void>();
    const { frame$, subscription } = played(script(() => next(key$)));
    frame$.next(0);
    expect(key$.observed).toBe(true);
    subscription.unsubscribe();
    expect([key$.observed, frame$.observed]).toEqual([false, false]);
  });

  it('may be empty', () => {
    const { frame$, log } = played(script(function* () {}));
    frame$.next(0);
    expect(log).toEqual(['over']);
  });

  it('rejects endless steps, and values that are not steps', () => {
    const failure = (steps: () => Generator<ScriptStep<unknown>, void, unknown>): unknown => {
      const { frame$, log } = played(script(steps));
      frame$.next(0);
      return log[0];
    };
    const forever = repeatForever(moveBy(1, { x: 1 }));
    // @ts-expect-error it has no end
    expect(failure(() => run(forever))).toEqual(new RangeError('run: the action must have an end, got one without'));
    expect(failure(() => run(7 as never) as never)).toEqual(
      new TypeError('run: expected an action of this library, got 7'),
    );
    expect(failure(() => next(7 as never) as never)).toEqual(
      new TypeError('next: source$ must be an observable, got 7'),
    );
    expect(
      failure(function* () {
        yield 7 as never;
      }),
    ).toEqual(new TypeError('script: a step must come from yield* run() or yield* next(), got 7'));
    for (const [steps, got] of [
      [() => 7, '7'],
      [() => [], 'an array'],
      [async function* () {}, 'an object'],
    ] as const)
      expect(failure(steps as never)).toEqual(new TypeError(`script: steps must return a generator, got ${got}`));
    expect(
      failure(function* () {
        for (;;) yield* run(callFunc(() => undefined));
      }),
    ).toEqual(new RangeError('script: in one frame there must be fewer than 100000 steps, got more'));
    expect(() => script(7 as never)).toThrow(new TypeError('script: steps must be a function, got 7'));
  });

  it('needs a target that suits its steps', () => {
    const turn = script(function* (_target: { rotation: number }) {
      yield* run(rotateBy(1, 90));
      yield* next(NEVER);
    });
    expectTypeOf(turn).toExtend<EndingAction<{ rotation: number }>>();
    const both = script((_target: { x: number }) => run(rotateBy(1, 90)));
    // @ts-expect-error the target has no rotation
    expect(() => play(both, { x: 0 })).not.toThrow();
  });
});
