import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  delayTime,
  type EndingAction,
  fadeTo,
  type FiniteAction,
  moveBy,
  type ReversibleAction,
  stagger,
  targeted,
  waitFor,
} from 'rx-motion';
import { from, NEVER } from 'rxjs';

function dots(): { x: number; y: number }[] {
  return [0, 0, 0].map(() => ({ x: 0, y: 0 }));
}

describe('stagger', () => {
  it('starts each action a little after the previous one', () => {
    const row = dots();
    const moves = row.map((dot) => targeted(dot, moveBy(1, { x: 8, y: 0 })));
    from([0, 0.75]).pipe(stagger(0.25, moves).on({})).subscribe();
    expect(row.map(({ x }) => x)).toEqual([6, 4, 2]);
    expect(stagger(0.25, moves[0]!, moves[1]!, moves[2]!).duration).toBe(1.5);
  });

  it('starts them at the times of a function of index and count', () => {
    const asked: number[][] = [];
    const action = stagger(
      (index, count) => {
        asked.push([index, count]);
        return count - 1 - index;
      },
      [delayTime(1), delayTime(1), delayTime(2)],
    );
    expect(asked).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    expect(action.duration).toBe(3);
  });

  it('is as reversible, finite or ending as its actions', () => {
    expectTypeOf(stagger(1, delayTime(1))).toEqualTypeOf<ReversibleAction<unknown>>();
    expectTypeOf(stagger(1, fadeTo(1, 0), moveBy(1, { x: 1 }))).toExtend<
      FiniteAction<{ x: number; opacity: number }>
    >();
    expectTypeOf(stagger(1, [waitFor(NEVER)])).toEqualTypeOf<EndingAction<unknown>>();
  });

  it('is empty without actions', () => {
    expect(stagger(1).duration).toBe(0);
    expect(stagger(1, []).duration).toBe(0);
  });

  it('rejects invalid times', () => {
    expect(() => stagger(-1, delayTime(1))).toThrow(new RangeError('stagger: gap must be >= 0 and finite, got -1'));
    expect(() => stagger('1' as never, delayTime(1))).toThrow(new TypeError('stagger: gap must be a number, got "1"'));
    expect(() => stagger((index) => -index, delayTime(1), delayTime(1))).toThrow(
      new RangeError('stagger: the start of action 1 must be >= 0 and finite, got -1'),
    );
    expect(() => stagger(1, {} as never)).toThrow(
      new TypeError('stagger: expected an action of this library, got an object'),
    );
  });
});

describe('stagger over targets', () => {
  it('makes an action for each target and its index, and runs it on that target', () => {
    const dots = new Set([{ x: 1 }, { x: 2 }, { x: 3 }]);
    const rise = stagger(0.25, dots, ({ x }, index) => moveBy(1, { x: 8 * x + index }));
    expectTypeOf(rise).toEqualTypeOf<ReversibleAction<unknown>>();
    expect(rise.duration).toBe(1.5);
    from([0, 2]).pipe(rise.on({})).subscribe();
    expect([...dots]).toEqual([{ x: 9 }, { x: 19 }, { x: 29 }]);
    expect(stagger(1, [], () => moveBy(1, { x: 1 })).duration).toBe(0);
  });
});
