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

it.each([
  ['an element', { nodeType: 1, localName: 'div' }],
  ['an image, which has an x that cannot be written', { nodeType: 1, localName: 'img', x: 3 }],
])('names domTarget when it reads from %s', (_, element: { readonly localName: string; readonly x?: number }) => {
  expect(() => readNumber('moveTo', 'x', element.x, element)).toThrow(
    new TypeError('moveTo: the target must be domTarget(element) of rx-motion/dom, got an element'),
  );
});

it('reads the own size of an image', () => {
  expect(readNumber('to', 'width', 9, { nodeType: 1, localName: 'img' })).toBe(9);
});
