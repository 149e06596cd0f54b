import { expect, it } from '@jest/globals';
import { fadeIn } from 'rx-motion';
import { checkPresence } from '../../src/layout/presence-options.js';

const given = { key: (item: number) => item, create: () => document.createElement('p') };

it('have defaults, and keep the moves that are given', () => {
  const { enter, flip } = checkPresence(given);
  expect([enter, flip.leaving, flip.duration]).toEqual([undefined, 'popLayout', 0.4]);
  const fade = fadeIn(1);
  const checked = checkPresence({ ...given, enter: fade, move: { only: 'position', duration: 1 } });
  expect([checked.enter, checked.flip.duration, checked.flip.resize]).toEqual([fade, 1, 'none']);
});

it.each([
  [{ ...given, key: 'id' }, 'presence: key must be a function'],
  [{ key: given.key }, 'presence: create must be a function'],
  [{ ...given, update: 1 }, 'presence: update must be a function'],
  [{ ...given, leaving: 'go' }, 'presence: leaving must be "popLayout" or "wait", got "go"'],
  [{ ...given, move: 'fast' }, 'presence: move must be an object'],
  [{ ...given, move: { duration: -1 } }, 'presence: duration must be >= 0'],
  [{ ...given, frame$: 1 }, 'presence: frame$ must be an observable'],
])('reject values of the wrong kind', (options, message) => {
  expect(() => checkPresence(options as never)).toThrow(message);
});
