import { expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { fadeIn } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { checkPresence } from '../../src/layout/presence-options.js';

const given = { key: (item: number) => item, create: () => document.createElement('p') };

it('fade elements in and out by default', () => {
  const { enter, leave, leaving } = checkPresence(given);
  const element = document.body.appendChild(document.createElement('p'));
  element.style.opacity = '0.5';
  of(0, 0.1)
    .pipe(enter.on(domTarget(element)))
    .subscribe();
  expect([domTarget(element).opacity, leave.duration, leaving]).toEqual([0.25, 0.2, 'pop']);
  expect(checkPresence({ ...given, enter: fadeIn(1) }).enter.duration).toBe(1);
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
