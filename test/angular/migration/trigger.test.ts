import { describe, expect, it } from '@jest/globals';
import { matches, matchesTransition, stateName } from '../../../src/angular/migration/trigger.js';

describe('a transition matches', () => {
  it.each([
    ['a => b', 'a', 'b', true],
    ['a => b', 'b', 'a', false],
    ['a <=> b', 'b', 'a', true],
    ['* => *', 'x', 'y', true],
    ['* => b', 'x', 'b', true],
    ['a => b, b => c', 'b', 'c', true],
    [':enter', 'void', 'x', true],
    [':leave', 'x', 'void', true],
    [':leave', 'x', 'y', false],
    ['void => *', 'void', 'x', true],
    [':increment', '1', '2', true],
    [':increment', '2', '1', false],
    [':decrement', '10', '9', true],
    ['true => false', '1', '0', true],
    ['1 => 0', 'true', 'false', true],
  ])('%s from %s to %s: %j', (expr, from, to, expected) => {
    expect(matches(expr, from, to, { element: undefined, params: {} })).toBe(expected);
  });

  it('if its function returns true', () => {
    const isLong = (from: string, to: string): boolean => to.length > from.length;
    expect(matches(isLong, 'a', 'bc', { element: undefined, params: {} })).toBe(true);
  });

  it('nothing, but throws, if it is malformed', () => {
    expect(() => matches('sometimes', 'a', 'b', { element: undefined, params: {} })).toThrow(
      'fromMetadata: transition must be "from => to", got "sometimes"',
    );
  });
});

it('compares states without a trigger', () => {
  const [there, back] = [
    ['Home', 'About'],
    ['About', 'Home'],
  ] as const;
  expect(matchesTransition('Home => About', ...there)).toBe(true);
  expect(matchesTransition('Home => About', ...back)).toBe(false);
});

it.each([
  ['open', 'open'],
  [true, 'true'],
  [{ value: 2, params: {} }, '2'],
  [undefined, 'void'],
  [{ value: undefined, params: {} }, 'void'],
  [{ value: null }, 'void'],
])('%j is the state %s', (state, name) => {
  expect(stateName(state)).toBe(name);
});
