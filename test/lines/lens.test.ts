import { expect, it } from '@jest/globals';
import { readNumber, readPosition } from '../../src/lines/lens.js';

it('returns a number', () => {
  expect(readNumber('moveTo', 'x', 7)).toBe(7);
});

it('names the action and the property of a value that is not a number', () => {
  expect(() => readNumber('moveTo', 'x', 'left')).toThrow(
    new TypeError(`moveTo: the target's x must be a number, got "left"`),
  );
});

it('reads a copy of a position, and names what is missing', () => {
  const ship = { x: 1, y: 2 };
  expect(readPosition('follow', ship)).toEqual(ship);
  expect(readPosition('follow', ship)).not.toBe(ship);
  expect(() => readPosition('follow', null)).toThrow("follow: the target's x must be a number, got undefined");
});

it('names domTarget when it reads from an element', () => {
  const element = { nodeType: 1 };
  expect(() => readNumber('moveTo', 'x', undefined, element)).toThrow(
    new TypeError('moveTo: the target must be domTarget(element) of rx-motion/dom, got an element'),
  );
});
