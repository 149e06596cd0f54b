import { describe as group, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  describe,
  eased,
  type FiniteAction,
  moveBy,
  moveTo,
  named,
  quadraticIn,
  type ReversibleAction,
  sequence,
  timeline,
} from 'rx-motion';
import { showing } from '../actions/showing.js';

const move = moveBy(1, { x: 10, y: 0 });

it('gives a copy a label and leaves the action alone', () => {
  expect(describe(sequence(named('there', move), move)).children.map(({ label }) => label)).toEqual([
    'there',
    undefined,
  ]);
});

it('keeps the last label', () => {
  expect(describe(named('b', named('a', move))).label).toBe('b');
});

it('takes precedence over the label of a timeline', () => {
  expect(describe(timeline({ a: named('enter', move), b: move })).children.map(({ label }) => label)).toEqual([
    'enter',
    'b',
  ]);
});

it('keeps the label in the reverse', () => {
  const back = named('there', moveBy(1, { x: 10, z: 0 })).reverse();
  expect(describe(back)).toMatchObject({ label: 'there', kind: 'moveBy' });
  expect(describe(back.reverse()).label).toBe('there');
});

it('adds no reverse', () => {
  expect('reverse' in named('there', moveTo(1, { x: 1, y: 1 }))).toBe(false);
});

it('keeps the other members of an action', () => {
  expect(named('intro', timeline({ a: move, b: move })).labels).toEqual({ a: 0, b: 1 });
});

group('changes nothing', () => {});

it('has the type of the action', () => {
  expectTypeOf(named('a', move)).toEqualTypeOf(move);
  expectTypeOf(named('a', move)).toExtend<ReversibleAction<{ x: number; y: number }>>();
  expectTypeOf(named('a', moveTo(1, { x: 1 }))).toExtend<FiniteAction<{ x: number }>>();
  // @ts-expect-error a label is a string
  expect(() => named(1, move)).toThrow(new TypeError('named: label must be a string, got 1'));
  // @ts-expect-error an action is needed
  expect(() => named('a', 1)).toThrow(new TypeError('named: expected an action of this library, got 1'));
});

it('copies a plain leaf as a leaf, to whose progress a curve applies', () => {
  const copy = named('slide', move);
  expect(Object.getPrototypeOf(copy)).toBe(Object.getPrototypeOf(move));
  expect(showing(eased(copy, quadraticIn), { x: 0, y: 0 })(0.5)).toEqual({ x: 2.5, y: 0 });
});
