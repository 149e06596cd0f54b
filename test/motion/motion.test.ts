import { describe, expect, it } from '@jest/globals';
import {
  type Action,
  delayTime,
  type FiniteAction,
  moveBy,
  moveTo,
  repeatForever,
  repeatTimes,
  sequence,
} from 'rx-motion';
import { finiteMotionOf, motionOf, reverseOf } from '../../src/motion/motion.js';

const move = moveBy(2, { x: 8 });

describe('the motion of an action', () => {
  it('is the action itself', () => {
    expect(motionOf('test', move)).toBe(move);
    expect(motionOf('test', move)).toMatchObject({ kind: 'moveBy', duration: 2, depth: 0, ends: true });
    expect(motionOf<never>('test', sequence(move, repeatForever(sequence(move))))).toMatchObject({
      depth: 3,
      ends: false,
    });
  });

  it.each([
    [null, 'null'],
    [5, '5'],
    [{ on: () => undefined }, 'an object'],
    [{ progressAt: () => 0 }, 'one of another copy of rx-motion; `npm ls rx-motion` lists the copies'],
  ])('is missing in %p', (value, got) => {
    expect(() => motionOf('play', value as never)).toThrow(
      new TypeError(`play: expected an action of this library, got ${got}`),
    );
  });

  it('must have a known duration where that is needed', () => {
    expect(finiteMotionOf('eased', move)).toBe(move);
    expect(() => finiteMotionOf('eased', repeatForever(move))).toThrow(
      new RangeError("eased: the action's duration must be finite, got Infinity"),
    );
  });
});

it('progress goes from 0 to 1 over its duration, and is 1 at once if that is 0', () => {
  const at = (action: Action<never>, times: readonly number[]) =>
    times.map((time) => motionOf<never>('test', action).progressAt(time));
  expect(at(move, [-Infinity, -1, 0, 0.5, 2, Infinity])).toEqual([0, 0, 0, 0.25, 1, 1]);
  expect(at(delayTime(0), [-1, 0])).toEqual([0, 1]);
  expect(at(repeatForever(move), [0, 1e9])).toEqual([0, 0]);
});

it('has the reverse of another action, made in the same way, if that has one', () => {
  const twice = (action: FiniteAction<{ x: number }>) => repeatTimes(action, 2);
  expect(reverseOf(moveTo(1, { x: 8 }), twice)).toBeUndefined();
  expect(reverseOf(move, twice)!().duration).toBe(2 * move.duration);
});
