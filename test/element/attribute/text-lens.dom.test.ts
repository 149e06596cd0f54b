import { expect, it } from '@jest/globals';
import { flush } from 'rx-motion/dom';
import { textLens } from '../../../src/element/attribute/text-lens.js';

it('textLens reads and writes the text of an attribute, null if there is none', () => {
  const element = document.createElement('p');
  const { read, write } = textLens('test', 'title');
  expect(read({ element })).toBeNull();
  write({ element }, 5);
  flush();
  expect([element.title, read({ element })]).toEqual(['5', '5']);
  write({ element }, null as never);
  flush();
  expect(element.hasAttribute('title')).toBe(false);
});

it('textLens names the action in the error for a target without an element', () => {
  expect(() => textLens('test', 'title').read({} as never)).toThrow(
    'test: the target must be domTarget(element) of rx-motion/dom, got an object',
  );
});
