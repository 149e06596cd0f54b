import { describe, expect, it } from '@jest/globals';
import { type Action, delayTime, type FiniteAction, moveBy, repeatForever, type ReversibleAction } from 'rx-motion';
import { compose, type Composition, openAction } from '../../src/motion/composed.js';
import { motionOf } from '../../src/motion/motion.js';
import { showing } from '../actions/showing.js';

const inner = (action: Action<never>) => motionOf<never>('test', action);
const move = moveBy(1, { x: 8 });
const around = (composition: Partial<Composition<never>>, action: Action<never> = move) =>
  motionOf<never>(
    'test',
    compose<FiniteAction<never>>('around', [inner(action)], {
      duration: 2,
      bind: (target, start, end, edges) => inner(action).bind(target, start, end, edges),
      ...composition,
    }),
  );

describe('an action made of others', () => {
  it('has a kind, is one level deeper than its deepest part, and runs what it binds', () => {
    const motion = around({}, move);
    expect(motion).toMatchObject({ kind: 'around', duration: 2, depth: 1, inner: [inner(move)] });
    expect(around({}, motion).depth).toBe(2);
    expect(showing(motion as object as Action<{ x: number }>, { x: 0 })(1).x).toBe(4);
  });

  it('is one level deeper than its deepest part, up to a thousand levels', () => {
    const at = (depth: number) => ({ depth, ends: true }) as never;
    const depthOf = (...depths: number[]) =>
      compose<{ depth: number }>('spawn', depths.map(at), { duration: 1, bind: () => null as never }).depth;
    expect([depthOf(), depthOf(0, 6, 2), depthOf(999)]).toEqual([0, 7, 1000]);
    expect(() => depthOf(1000)).toThrow(new RangeError('spawn: actions must not be nested deeper than 1000, got 1001'));
  });

  it('ends if all of its parts end, unless set otherwise', () => {
    const forever = repeatForever(move) as Action<never>;
    expect([around({}).ends, around({}, forever).ends]).toEqual([true, false]);
    expect([around({ ends: false }).ends, around({ ends: true }, forever).ends]).toEqual([false, true]);
  });

  it('emits how much of its duration has passed, unless set otherwise', () => {
    expect([-1, 0, 0.5, 2, 9].map((time) => around({}).progressAt(time))).toEqual([0, 0, 0.25, 1, 1]);
    expect(around({ progressAt: (time) => -time }).progressAt(5)).toBe(-5);
  });

  it('has a reverse only if it is given one', () => {
    const reverse = () => move as ReversibleAction<never>;
    expect('reverse' in around({})).toBe(false);
    expect((around({ reverse }) as unknown as ReversibleAction<never>).reverse()).toBe(move);
  });
});

it('an unplanned action ends, but has no duration, and no progress before its end', () => {
  const motion = motionOf(
    'test',
    openAction('wait', (target, start, edges) => inner(delayTime(1)).bind(target as never, start, start + 1, edges)),
  );
  expect(motion).toMatchObject({ kind: 'wait', duration: Infinity, ends: true, depth: 0 });
  expect(motion.progressAt(5)).toBe(0);
});
