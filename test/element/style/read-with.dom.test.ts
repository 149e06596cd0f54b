import { expect, it } from '@jest/globals';
import { dropEmptyStyle } from '../../../src/element/style/read-with.js';

it('removes an empty style attribute, and no other', () => {
  const element = document.createElement('p');
  element.style.color = 'teal';
  dropEmptyStyle(element);
  expect(element.getAttribute('style')).toBe('color: teal;');
  element.style.color = '';
  dropEmptyStyle(element);
  expect(element.hasAttribute('style')).toBe(false);
});

it('leaves a style alone that cannot be parsed', () => {
  const element = document.createElement('p');
  element.setAttribute('style', 'no style');
  dropEmptyStyle(element);
  expect(element.getAttribute('style')).toBe('no style');
});
