import { expect, it } from '@jest/globals';
import { fadeIn } from 'rx-motion';
import { checkPresence } from '../../src/layout/presence-options.js';

const given = { key: (item: number) => item, create: () => document.createElement('p') };

it('have defaults, and keep the moves that are given', () => {
  const { enter, leaving, duration } = checkPresence(given);
  expect([enter, leaving, duration]).toEqual([undefined, 'pop', 0.4]);
  const fade = fadeIn(1);
  expect(checkPresence({ ...given, enter: fade }).enter).toBe(fade);
});

it.each([
  [{ ...given, key: 'id' }, 'presence: key must be a function'],
  [{ key: given.key }, 'presence: create must be a function'],
  [{ ...given, update: 1 }, 'presence: update must be a function'],
  [{ ...given, leaving: 'go' }, 'presence: leaving must be "pop" or "wait", got "go"'],
  [{ ...given, frame$: 1 }, 'presence: frame$ must be an observable'],
])('refuse what is of the wrong kind', (options, message) => {
  expect(() => checkPresence(options as never)).toThrow(message);
});
