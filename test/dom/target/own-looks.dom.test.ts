import { afterEach, expect, it } from '@jest/globals';
import { looksOf, pixelsIn } from '../../../src/dom/target/own-looks.js';

afterEach(() => {
  document.body.replaceChildren();
});

it('are what the browser computes of an element that is in the document', () => {
  const element = document.createElement('div');
  element.style.opacity = '0.5';
  expect(() => looksOf(element)).toThrow(new Error('domTarget: element must be in the document, got one that is not'));
  document.body.append(element);
  expect(looksOf(element).opacity).toBe('0.5');
});

it.each([
  ['12.5px', 12.5],
  ['0px', 0],
  ['auto', NaN],
  ['50%', NaN],
])('a length of "%s" is %d pixels', (text, pixels) => {
  expect(pixelsIn(text)).toBe(pixels);
});
