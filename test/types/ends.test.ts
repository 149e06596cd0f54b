import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  type Action,
  ActionManager,
  defineAction,
  delayTime,
  eased,
  type EndingAction,
  type FiniteAction,
  follow,
  moveBy,
  moveTo,
  repeatForever,
  repeatTimes,
  reverseTime,
  type ReversibleAction,
  type RunningAction,
  sequence,
  spawn,
  speed,
  type Target,
  targeted,
  uniform,
} from 'rx-motion';
import { of } from 'rxjs';
import { type Every, every } from './every-action.js';

const reversible = moveBy(1, { x: 1, y: 1 });
const finite = moveTo(1, { x: 1, y: 1 });
const ending = follow({ x: 0, y: 0 }, { viewport: { width: 1, height: 1 } });
const endless = repeatForever(reversible);

/** The strongest of the four action types. */
type Kind<A> =
  A extends ReversibleAction<never>
    ? 'reversible'
    : A extends FiniteAction<never>
      ? 'finite'
      : A extends EndingAction<never>
        ? 'ending'
        : A extends Action<never>
          ? 'endless'
          : 'none';
const kindOf = <A>(action: A): Kind<A> => action as Kind<A>;

describe('an endless action', () => {
  it('is allowed only at the end of a sequence', () => {
    expectTypeOf(kindOf(sequence(reversible, endless))).toEqualTypeOf<'endless'>();
    // @ts-expect-error nothing can come after it
    expect(() => sequence(endless, reversible)).toThrow(RangeError);
  });

  it('cannot be eased, repeated, or reversed in time', () => {
    // @ts-expect-error a curve needs an end
    expect(() => eased(endless, uniform)).toThrow(RangeError);
    // @ts-expect-error there is no second round
    expect(() => repeatTimes(endless, 2)).toThrow(RangeError);
    // @ts-expect-error there is no second round
    expect(() => repeatForever(endless)).toThrow(RangeError);
    // @ts-expect-error there is no end to start from
    expect(() => reverseTime(endless)).toThrow(RangeError);
  });

  it('stays endless at any speed, on any target, and beside actions that end', () => {
    expectTypeOf(kindOf(speed(endless, 2))).toEqualTypeOf<'endless'>();
    expectTypeOf(kindOf(targeted({ x: 0, y: 0 }, endless))).toEqualTypeOf<'endless'>();
    expectTypeOf(kindOf(spawn(reversible, endless))).toEqualTypeOf<'endless'>();
    expect([speed(endless, 2), spawn(reversible, endless)].every((action) => 'on' in action)).toBe(true);
  });
});

describe('an action of unknown length', () => {
  it('can be followed by others, and run beside them', () => {
    expectTypeOf(kindOf(sequence(ending, reversible))).toEqualTypeOf<'ending'>();
    expectTypeOf(kindOf(spawn(ending, reversible))).toEqualTypeOf<'ending'>();
    expectTypeOf(kindOf(speed(reversible, of(2)))).toEqualTypeOf<'ending'>();
    expectTypeOf(kindOf(speed(endless, of(2)))).toEqualTypeOf<'endless'>();
    expect(sequence(ending, reversible)).toHaveProperty('ends', true);
  });

  it('cannot be eased or repeated', () => {
    // @ts-expect-error a curve needs to know the duration
    expect(() => eased(ending, uniform)).toThrow(RangeError);
    // @ts-expect-error a round needs to know its duration
    expect(() => repeatTimes(ending, 2)).toThrow(RangeError);
    // @ts-expect-error so does one whose rate is a stream
    expect(() => eased(speed(reversible, of(2)), uniform)).toThrow(RangeError);
  });
});

describe('an action with a duration', () => {
  it('keeps it in every composition', () => {
    const all = [sequence(finite), spawn(finite), repeatTimes(finite, 2), eased(finite, uniform), speed(finite, 2)];
    expectTypeOf(kindOf(all[0]!)).toEqualTypeOf<'finite'>();
    expectTypeOf(kindOf(reverseTime(finite))).toEqualTypeOf<'finite'>();
    expectTypeOf(kindOf(targeted({ x: 0, y: 0 }, finite))).toEqualTypeOf<'finite'>();
    expectTypeOf(kindOf(repeatForever(finite))).toEqualTypeOf<'endless'>();
    expect(all.map(({ duration }) => duration)).toEqual([1, 1, 2, 1, 0.5]);
  });
});

describe('a reversible action', () => {
  it('keeps it in every composition', () => {
    const all = [sequence(reversible), spawn(reversible), repeatTimes(reversible, 2), eased(reversible, uniform)];
    expectTypeOf(kindOf(all[0]!)).toEqualTypeOf<'reversible'>();
    expectTypeOf(kindOf(speed(reversible, 2))).toEqualTypeOf<'reversible'>();
    expectTypeOf(kindOf(reverseTime(reversible))).toEqualTypeOf<'reversible'>();
    expectTypeOf(kindOf(targeted({ x: 0, y: 0 }, reversible))).toEqualTypeOf<'reversible'>();
    expect(all.map((action) => action.reverse().duration)).toEqual([1, 1, 2, 1]);
  });

  it('is no longer reversible beside one that is not', () => {
    const mixed = sequence(reversible, finite);
    expectTypeOf(kindOf(mixed)).toEqualTypeOf<'finite'>();
    expectTypeOf(kindOf(spawn(reversible, finite))).toEqualTypeOf<'finite'>();
    expectTypeOf(mixed).not.toHaveProperty('reverse');
    expect('reverse' in mixed).toBe(false);
  });

  it('is not a To-action', () => {
    type Reversible = { [K in keyof Every]: Kind<Every[K]> extends 'reversible' ? K : never }[keyof Every];
    type OneWay =
      | 'moveTo' | 'moveToX' | 'moveToward' | 'jumpTo' | 'bezierTo' | 'follow' | 'rotateTo' | 'rotateToXZ' | 'rotationalSkewTo' | 'scaleTo' | 'scaleToX'
      | 'skewTo' | 'resizeTo' | 'fadeTo' | 'tintTo' | 'progressTo' | 'orbitCamera' | 'to'; // prettier-ignore
    expectTypeOf<Exclude<keyof Every, Reversible>>().toEqualTypeOf<OneWay>();
    expectTypeOf(finite).not.toHaveProperty('reverse');
    const oneWay = Object.entries(every).filter(([, action]) => !('reverse' in action));
    expect(oneWay).toHaveLength(18);
  });
});

describe('an action of your own', () => {
  const own = defineAction(1, (target: { x: number }) => (progress) => void (target.x = progress));
  const turning = defineAction(
    1,
    (target: { x: number }) => (progress) => void (target.x = progress),
    () => moveBy(1, { x: 1 }),
  );

  it('has the types that the built-in ones have', () => {
    expectTypeOf(own).toEqualTypeOf<FiniteAction<{ x: number }>>();
    expectTypeOf(turning).toEqualTypeOf<ReversibleAction<Target & { x: number }>>();
    expectTypeOf(kindOf(sequence(turning, reversible))).toEqualTypeOf<'reversible'>();
    expect([own.duration, turning.reverse().duration]).toEqual([1, 1]);
  });
});

describe('a running action', () => {
  it('knows its target', () => {
    const manager = new ActionManager();
    const running = manager.runAction(reversible, { x: 0, y: 0, name: 'ship' });
    expectTypeOf(running).toEqualTypeOf<RunningAction<{ x: number; y: number; name: string }>>();
    manager.stopAction(running);
    expect(running.target.name).toBe('ship');
  });

  it('is a RunningAction of any target', () => {
    const manager = new ActionManager();
    const moving = manager.runAction(reversible, { x: 0, y: 0 });
    const held: { running: RunningAction | null } = { running: moving };
    const all: RunningAction[] = [moving, manager.runAction(delayTime(1), { x: 0 })];
    let found = false;
    manager.actions$.subscribe((list) => (found = list.includes(moving)));
    expectTypeOf(moving).toExtend<RunningAction<{ x: number }>>();
    // @ts-expect-error it may run on anything
    const named: RunningAction<{ name: string }> = all[1]!;
    expect([found, held.running, named]).toEqual([true, all[0], all[1]]);
  });
});
