import { expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  callFunc,
  delayTime,
  type Faded,
  fadeTo,
  moveBy,
  repeatForever,
  type ReversibleAction,
  sequence,
  spawn,
  stagger,
  type Target,
} from 'rx-motion';
import { motionsOf } from '../../src/compose/list.js';

type Wide = Target & {
  x: number;
};

/** The target type that an action accepts. */
type Accepts<A> = A extends { readonly on: (target: infer T) => unknown } ? T : never;

const right = moveBy(1, { x: 1 });
const fade = fadeTo(1, 0);

it.each([
  ['one', sequence(right), spawn(right), stagger(1, right)],
  ['an array', sequence([right]), spawn([right]), stagger(1, [right])],
  ['an array that is spread', sequence(...[right, right]), spawn(...[right, right]), stagger(1, ...[right, right])],
])('needs a target that suits its children, given %s', (_what, ...actions) => {
  expectTypeOf<Accepts<(typeof actions)[number]>>().toEqualTypeOf<Wide>();
  expect(actions.every((action) => 'reverse' in action)).toBe(true);
});

it('accepts only actions, one by one or in an array', () => {
  expect(motionsOf('test', [right, fade])).toEqual([right, fade]);
  expect(motionsOf('test', [[right, fade]])).toEqual([right, fade]);
  expect([motionsOf('test', []), motionsOf('test', [[]])]).toEqual([[], []]);
  for (const wrong of [[right, {}], [[right, {}]]])
    expect(() => motionsOf('test', wrong as never)).toThrow(
      new TypeError('test: expected an action of this library, got an object'),
    );
});

it('needs a target that suits all of its children', () => {
  expectTypeOf<Accepts<ReturnType<typeof both>>>().toExtend<Wide & Faded>();
  expectTypeOf(sequence(delayTime(1))).toEqualTypeOf<ReversibleAction<unknown>>();
  // A callback without a parameter needs nothing of the target.
  expectTypeOf<Accepts<ReturnType<typeof withCallback>>>().toEqualTypeOf<Wide>();
  expect([both().duration, withCallback().duration]).toEqual([2, 1]);
});

it('allows only the last child to be endless', () => {
  const forever = repeatForever(fade);
  expectTypeOf<Accepts<ReturnType<typeof endless>>>().toExtend<Wide & Faded>();
  expect('duration' in endless()).toBe(true);
  // @ts-expect-error -- nothing can come after it
  expect(() => sequence(forever, right)).toThrow(RangeError);
  // @ts-expect-error -- nor in an array
  expect(() => sequence([forever, right])).toThrow(RangeError);
});

const both = () => sequence(right, fade);
const withCallback = () => sequence([right, callFunc(() => undefined)]);
const endless = () => sequence(right, repeatForever(fade));
